import { passTime } from './pass-time.ts';
import type { ResolvedLevel } from './resolve-levels.ts';
import {
  ask,
  covering,
  end,
  made,
  notMade,
  runAllows,
  settle,
  timeOf,
  type Effect,
  type Run,
  type RunLevel,
  type Step,
} from './run.ts';
import { runRefusal } from './text/run-messages.ts';

/**
 * The fare is another: its whole price, its deadline, and the levels when the new amount falls under another rule
 * (left out when it does not).
 */
export type FareChange = { amount: number; deadline: string; at: string; levels?: readonly ResolvedLevel[] };

/**
 * What survives a change of fare: every approval that covers the new price. When all levels are covered the run is
 * approved as it stands; else only those are asked whose approval falls short, and told what they approved before. A
 * run that had expired comes back with what was approved; one that was declined does not. What was approved stays so at
 * or below that price, even where a lower price falls under another rule.
 */
export function changeFare(before: Run, change: FareChange): Step {
  const { amount, deadline, at } = change;
  const levels = before.state === 'approved' && amount <= before.amount ? undefined : change.levels;
  if (!runAllows(before.state, 'changeFare')) return notMade(runRefusal(before.state));
  const passed = before.state === 'waiting' ? passTime(before, at) : made(before);
  if (!passed.done) return passed;
  if (passed.run.state === 'declined') return passed;
  const fresh =
    before.state === 'expired' || passed.run.state === 'expired' || amount > before.amount || levels !== undefined;
  const changed: Run = { ...passed.run, state: 'waiting', endedAt: null, amount, deadline };
  const run = fresh ? reopened(changed, levels, at) : changed;
  if (timeOf(at) >= timeOf(deadline))
    return made(...pair(end({ ...run, openedAt: at }, 'expired', at), passed.effects));
  const survived: Effect[] = covering(run).length ? [{ kind: 'survived', decisions: covering(run) }] : [];
  const settled = settle(run, at);
  const asks = settled.run.state === 'waiting' && fresh && !settled.effects.length ? [ask(settled.run)] : [];
  if (before.state === 'approved' && settled.run.state === 'approved')
    return made({ ...settled.run, endedAt: before.endedAt }, survived); // nothing new to tell
  return made(settled.run, [...passed.effects, ...survived, ...settled.effects, ...asks]);
}

const pair = (
  { run, effects }: { run: Run; effects: readonly Effect[] },
  before: readonly Effect[],
): [Run, readonly Effect[]] => [run, [...before, ...effects]];

/** Back to the first level; those that had passed on and are not covered ask their own people again. */
function reopened(run: Run, levels: readonly ResolvedLevel[] | undefined, at: string): Run {
  const answered = new Set(covering(run).map(({ forWhom }) => forWhom));
  const again = (level: RunLevel): RunLevel =>
    level.whenSilent.does === 'pass' && level.whenSilent.to.some((person) => answered.has(person))
      ? level
      : { ...level, passedAt: null };
  return {
    ...run,
    level: 0,
    openedAt: at,
    levels: levels ? levels.map((level) => ({ ...level, passedAt: null })) : run.levels.map(again),
  };
}
