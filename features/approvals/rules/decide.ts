import type { WindowBound } from '#lib/shared/approved-window.ts';
import { applyDeadlines } from './deadlines.ts';
import {
  askedOf,
  covering,
  end,
  made,
  notMade,
  runAllows,
  settle,
  unanswered,
  type Decision,
  type Run,
  type Step,
} from './run.ts';
import { answeringFor, type Absence } from './stand-ins.ts';
import { decideRefusal, runRefusal } from './text/run-messages.ts';

/**
 * An answer to a request. `upTo`: an approval may cover a higher price, so that a small rise needs no second approval;
 * `window`: and other flights of the route on these days.
 */
export type Answer = {
  by: string;
  answer: 'approve' | 'decline';
  at: string;
  upTo?: number;
  note?: string;
  window?: readonly WindowBound[];
};

/** The people someone may answer for now: themselves, and those away whose stand-in they are. */
export const mayAnswerFor = (run: Run, by: string, at: string, absences: readonly Absence[]): string[] =>
  run.state === 'waiting'
    ? unanswered(run).filter((person) => answeringFor(person, at, absences, run.excluded).includes(by))
    : [];

/**
 * Applies an answer. A decline ends the run. An approval counts for everybody the answerer may answer for, and opens
 * the next level when this one is satisfied. Time limits are applied first: an answer after an escalation or after the
 * deadline comes too late.
 */
export function decide(
  before: Run,
  { by, answer, at, upTo, note = '', window }: Answer,
  absences: readonly Absence[],
): Step {
  if (!runAllows(before.state, 'decide')) return notMade(runRefusal(before.state));
  const passed = applyDeadlines(before, at);
  if (!passed.done) return passed;
  const { run } = passed;
  if (run.state !== 'waiting') return notMade(runRefusal(run.state));
  const people = mayAnswerFor(run, by, at, absences);
  if (!people.length) return notMade(decideRefusal(whyNot(run, by)));
  if (answer === 'approve' && upTo !== undefined && upTo < run.amount) return notMade(decideRefusal('too-little'));
  const decisions = people.map((forWhom): Decision => ({
    by,
    forWhom,
    answer,
    upTo: answer === 'approve' ? (upTo ?? run.amount) : 0,
    at,
    note,
    ...(answer === 'approve' && window ? { window } : {}),
  }));
  const answered: Run = { ...run, decisions: [...run.decisions, ...decisions] };
  const next = answer === 'decline' ? end(answered, 'declined', at) : settle(answered, at);
  return made(next.run, [...passed.effects, ...next.effects]);
}

function whyNot(run: Run, by: string): 'own' | 'answered' | 'passed' | 'later' | 'stranger' {
  if (run.excluded.includes(by)) return 'own';
  if (covering(run).some((decision) => decision.by === by)) return 'answered';
  const level = run.levels[run.level];
  if (level?.passedAt && level.people.includes(by)) return 'passed';
  return run.levels.slice(run.level + 1).some((later) => askedOf(later).people.includes(by)) ? 'later' : 'stranger';
}
