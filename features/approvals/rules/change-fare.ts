import { applyDeadlines } from './deadlines.ts';
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
 * A new fare: total price, deadline, and the levels of the rule that now applies (left out when it is still the same
 * rule).
 */
export type FareChange = { amount: number; deadline: string; at: string; levels?: readonly ResolvedLevel[] };

/**
 * Applies a new fare to a run. Approvals that cover the new price stay valid. When they satisfy all levels the run is
 * approved; else only the approvers whose approval falls short are asked again, and told what they approved before. An
 * expired run resumes with its approvals; a declined run does not. A price at or below the approved one stays approved,
 * even where another rule would apply to it.
 */
export function changeFare(before: Run, change: FareChange): Step {
  const { amount, deadline, at } = change;
  const levels = before.state === 'approved' && amount <= before.amount ? undefined : change.levels;
  if (!runAllows(before.state, 'changeFare')) return notMade(runRefusal(before.state));
  const passed = before.state === 'waiting' ? applyDeadlines(before, at) : made(before);
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
    return made({ ...settled.run, endedAt: before.endedAt }, survived); // approvers already know this price
  return made(settled.run, [...passed.effects, ...survived, ...settled.effects, ...asks]);
}

const pair = (
  { run, effects }: { run: Run; effects: readonly Effect[] },
  before: readonly Effect[],
): [Run, readonly Effect[]] => [run, [...before, ...effects]];

/** Restarts at the first level; levels that had escalated and are not covered ask their own approvers again. */
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
