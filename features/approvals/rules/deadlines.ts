import {
  askedOf,
  end,
  instantOf,
  made,
  notMade,
  runAllows,
  settle,
  timeOf,
  type Effect,
  type Run,
  type Step,
} from './run.ts';
import { runRefusal } from './text/run-messages.ts';

const HOUR = 3_600_000;

/**
 * When the current level's own time limit ends, in epoch milliseconds; null when only the fare's deadline ends it. A
 * level that would outlast the deadline gets half of the time that remains, so that the next approvers have the rest.
 */
export function levelDue(run: Run): number | null {
  const level = run.levels[run.level];
  if (!level || level.hours === null || level.passedAt || level.whenSilent.does === 'wait') return null;
  const [opened, deadline] = [timeOf(run.openedAt), timeOf(run.deadline)];
  const due = opened + level.hours * HOUR;
  if (due < deadline) return due;
  return level.whenSilent.does === 'pass' ? Math.floor((opened + deadline) / 2) : null;
}

/**
 * When the server should evaluate this run again: the level's time limit or the fare's deadline. Null once it has
 * ended.
 */
export const nextLookAt = (run: Run): string | null =>
  run.state === 'waiting' ? instantOf(levelDue(run) ?? timeOf(run.deadline)) : null;

/**
 * Advances a run to the instant `at`: levels escalate or decline when their time limit passes, and the run expires at
 * the deadline. Effects carry the instant they were due, so that the result is the same after a server was down.
 */
export function applyDeadlines(run: Run, at: string): Step {
  if (!runAllows(run.state, 'applyDeadlines')) return notMade(runRefusal(run.state));
  const effects: Effect[] = [];
  let now = run;
  while (now.state === 'waiting') {
    const due = levelDue(now) ?? timeOf(now.deadline);
    if (due > timeOf(at)) break;
    const next = timeOver(now, due);
    now = next.run;
    effects.push(...next.effects);
  }
  return made(now, effects);
}

function timeOver(run: Run, due: number): { run: Run; effects: readonly Effect[] } {
  const level = run.levels[run.level];
  const at = instantOf(due);
  if (levelDue(run) === null || !level) return end(run, 'expired', at);
  if (level.whenSilent.does !== 'pass') return end(run, 'declined', at);
  const levels = run.levels.map((one) => (one === level ? { ...one, passedAt: at } : one));
  const settled = settle({ ...run, levels }, at); // an escalation approver may have agreed at an earlier level
  return {
    run: settled.run,
    effects: [
      { kind: 'passed', from: askedOf(level).people, to: level.whenSilent.to, level: run.level, at },
      ...settled.effects,
    ],
  };
}
