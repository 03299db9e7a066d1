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
 * When the level that is to decide now runs out of its own time, as milliseconds; null when only the fare's deadline ends
 * it. The deadline always wins: a level that would reach it before others could be asked gives them half of what is left.
 */
export function levelDue(run: Run): number | null {
  const level = run.levels[run.level];
  if (!level || level.hours === null || level.passedAt || level.whenSilent.does === 'wait') return null;
  const [opened, deadline] = [timeOf(run.openedAt), timeOf(run.deadline)];
  const due = opened + level.hours * HOUR;
  if (due < deadline) return due;
  return level.whenSilent.does === 'pass' ? Math.floor((opened + deadline) / 2) : null;
}

/** When the server should look at this run again: the level's own time or the fare's deadline. Null once it has ended. */
export const nextLookAt = (run: Run): string | null =>
  run.state === 'waiting' ? instantOf(levelDue(run) ?? timeOf(run.deadline)) : null;

/**
 * Lets time pass up to `at`: levels pass on or decline when their time is over, and with the deadline it all ends. What
 * happens carries the instant it was due, so that a server that was away finds what it would have seen.
 */
export function passTime(run: Run, at: string): Step {
  if (!runAllows(run.state, 'passTime')) return notMade(runRefusal(run.state));
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
  const settled = settle({ ...run, levels }, at); // one of those it passes to may have agreed at an earlier level
  return {
    run: settled.run,
    effects: [
      { kind: 'passed', from: askedOf(level).people, to: level.whenSilent.to, level: run.level, at },
      ...settled.effects,
    ],
  };
}
