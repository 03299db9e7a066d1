import { applyDeadlines } from './deadlines.ts';
import {
  ask,
  covering,
  made,
  notMade,
  runAllows,
  settle,
  unanswered,
  type Run,
  type RunLevel,
  type Step,
} from './run.ts';
import { runRefusal } from './text/run-messages.ts';

const swap = (
  people: readonly string[],
  gone: string,
  instead: readonly string[],
  excluded: readonly string[],
): string[] => [
  ...new Set(
    people.flatMap((person) => (person === gone ? instead.filter((one) => !excluded.includes(one)) : [person])),
  ),
];

/**
 * Replaces an employee who leaves: where they have not answered, `instead` are asked (their manager, or the
 * administrators). Their approvals stay valid. Refused when no approver would remain.
 */
export function replacePerson(before: Run, gone: string, instead: readonly string[], at: string): Step {
  if (!runAllows(before.state, 'replacePerson')) return notMade(runRefusal(before.state));
  const passed = applyDeadlines(before, at);
  if (!passed.done || passed.run.state !== 'waiting') return passed;
  const { run } = passed;
  if (covering(run).some(({ forWhom }) => forWhom === gone)) return made(run, passed.effects);
  const levels = run.levels.map((level): RunLevel => ({
    ...level,
    people: swap(level.people, gone, instead, run.excluded),
    whenSilent:
      level.whenSilent.does === 'pass'
        ? { does: 'pass', to: swap(level.whenSilent.to, gone, instead, run.excluded) }
        : level.whenSilent,
  }));
  if (levels.some(({ people, whenSilent }) => !people.length || (whenSilent.does === 'pass' && !whenSilent.to.length)))
    return notMade('Nobody would be left to answer an open approval. Name someone who takes it over.');
  const [asked, changed] = [unanswered(run), { ...run, levels }];
  const settled = settle(changed, at);
  const newcomers =
    settled.run.state === 'waiting' &&
    !settled.effects.length &&
    unanswered(settled.run).some((person) => !asked.includes(person));
  return made(settled.run, [...passed.effects, ...settled.effects, ...(newcomers ? [ask(settled.run)] : [])]);
}

/** Withdraws the request, by its requester or because its booking was released. */
export const withdraw = (run: Run, at: string): Step =>
  runAllows(run.state, 'withdraw')
    ? made({ ...run, state: 'withdrawn', endedAt: at }, [{ kind: 'ended', state: 'withdrawn', at }])
    : notMade(runRefusal(run.state));
