import { passTime } from './pass-time.ts';
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

/** An answer to a run. `upTo`: an approval may cover more than the fare of now, so that a small rise asks nobody again. */
export type Answer = { by: string; answer: 'approve' | 'decline'; at: string; upTo?: number; note?: string };

/** For whom somebody may answer at this moment: for themselves, and for those away whose stand-in they are. */
export const mayAnswerFor = (run: Run, by: string, at: string, absences: readonly Absence[]): string[] =>
  run.state === 'waiting'
    ? unanswered(run).filter((person) => answeringFor(person, at, absences, run.excluded).includes(by))
    : [];

/**
 * Somebody answers. A decline ends the run; an approval counts for everyone they may answer for, and moves on when the
 * level agrees. Time passes first: an answer after the level passed on, or after the deadline, is too late.
 */
export function decide(before: Run, { by, answer, at, upTo, note = '' }: Answer, absences: readonly Absence[]): Step {
  if (!runAllows(before.state, 'decide')) return notMade(runRefusal(before.state));
  const passed = passTime(before, at);
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
