import { mayAnswerFor } from './decide.ts';
import { applyDeadlines } from './deadlines.ts';
import { made, notMade, runAllows, type Question, type Run, type Step } from './run.ts';
import type { Absence } from './stand-ins.ts';
import { questionRefusal, runRefusal } from './text/run-messages.ts';

/** Questions that one request takes; after that it is decided as it is. */
export const MOST_QUESTIONS = 10;

export const questionsOf = ({ questions = [] }: Pick<Run, 'questions'>): readonly Question[] => questions;

/** Questions without a reply, while a reply can still change the decision. */
export const openQuestions = (run: Pick<Run, 'questions' | 'state'>): Question[] =>
  run.state === 'waiting' ? questionsOf(run).filter(({ reply }) => reply === null) : [];

/**
 * An approver asks back instead of deciding. The run goes on waiting, and its time limits and the fare's deadline go on
 * running. Time limits are applied first, as before an answer.
 */
export function askBack(
  before: Run,
  { by, text, at }: { by: string; text: string; at: string },
  absences: readonly Absence[],
): Step {
  const waiting = stillWaiting(before, 'askBack', at);
  if (!waiting.done) return waiting;
  const { run } = waiting;
  if (run.excluded.includes(by)) return notMade(questionRefusal('own'));
  if (!mayAnswerFor(run, by, at, absences).length) return notMade(questionRefusal('stranger'));
  if (questionsOf(run).some((one) => one.by === by && one.reply === null)) return notMade(questionRefusal('open'));
  if (questionsOf(run).length >= MOST_QUESTIONS) return notMade(questionRefusal('many'));
  const question: Question = { by, text, at, reply: null };
  return made({ ...run, questions: [...questionsOf(run), question] }, [
    ...waiting.effects,
    { kind: 'questioned', question },
  ]);
}

/** Whoever asked for the trip, or travels, replies to the question at this position. */
export function replyTo(
  before: Run,
  position: number,
  { by, text, at }: { by: string; text: string; at: string },
): Step {
  const waiting = stillWaiting(before, 'reply', at);
  if (!waiting.done) return waiting;
  const { run } = waiting;
  const asked = questionsOf(run)[position];
  if (!run.excluded.includes(by) || !asked) return notMade(questionRefusal('not-yours'));
  if (asked.reply) return notMade(questionRefusal('replied'));
  const question: Question = { ...asked, reply: { by, text, at } };
  return made({ ...run, questions: questionsOf(run).map((one) => (one === asked ? question : one)) }, [
    ...waiting.effects,
    { kind: 'replied', question },
  ]);
}

function stillWaiting(before: Run, event: 'askBack' | 'reply', at: string): Step {
  if (!runAllows(before.state, event)) return notMade(runRefusal(before.state));
  const passed = applyDeadlines(before, at);
  return passed.done && passed.run.state !== 'waiting' ? notMade(runRefusal(passed.run.state)) : passed;
}
