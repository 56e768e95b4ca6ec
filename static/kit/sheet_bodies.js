/** What is on each sheet, by its name; fetched after the room itself stands. */

import { ChatSheet } from './sheet_chat.js';
import { GamesSheet } from './sheet_games.js';
import { HowSheet } from './sheet_how.js';
import { LeaveSheet } from './sheet_leave.js';
import { MoveSheet } from './sheet_move.js';
import { OptionsSheet } from './sheet_options.js';
import { PlayersSheet } from './sheet_players.js';
import { ReportSheet } from './sheet_report.js';
import { ResultSheet } from './sheet_result.js';
import { ScoresSheet } from './sheet_scores.js';
import { ShareSheet } from './sheet_share.js';
import { WaitSheet } from './sheet_wait.js';

export const BODIES = {
  how: HowSheet,
  scores: ScoresSheet,
  result: ResultSheet,
  options: OptionsSheet,
  players: PlayersSheet,
  chat: ChatSheet,
  share: ShareSheet,
  wait: WaitSheet,
  games: GamesSheet,
  move: MoveSheet,
  leave: LeaveSheet,
  report: ReportSheet,
};
