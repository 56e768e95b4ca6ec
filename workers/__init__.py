"""What happens without anybody pressing: run (the RQ workers), clock (the due list → jobs), jobs (one line each)."""
