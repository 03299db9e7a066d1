import type { ApprovalRequest, ApprovalTrip } from '../contract.ts';
import type { ApprovalRule } from './configuration.ts';
import { mayAnswerFor } from './decide.ts';
import { nextLookAt } from './deadlines.ts';
import { MOST_QUESTIONS, openQuestions, questionsOf } from './questions.ts';
import { ceilingOf, windowOf, type Decision, type Run, type RunLevel } from './run.ts';
import { answeringFor, type Absence } from './stand-ins.ts';
import { earlierRequestSentence } from './text/earlier-request.ts';
import { ruleSentence, type PersonName } from './text/rule-sentence.ts';
import { eventSentence, statusSentence, type HistoryEvent } from './text/request-sentences.ts';
import { approvalStatusOf, decideRefusal, runRefusal } from './text/run-messages.ts';
import { holdOf, questionClock, readerClock, silenceSentence } from './text/waiting-text.ts';

/** A request as stored. `amountBefore`: the price it was sent or approved at before the fare changed. */
export type StoredRequest = {
  bookingId: string;
  companyId: string;
  requesterId: string;
  run: Run;
  trip: ApprovalTrip;
  rule: { configuration: string; rule: ApprovalRule };
  amount: number;
  amountBefore: number | null;
  reason: string;
  askedAt: Date;
};

/** The reader and the facts around the request. `before`: the previous request for the same trip, if there was one. */
export type Surroundings = {
  before?: Pick<Run, 'state' | 'decisions'> | null;
  /** `zone`: the reader's time zone, where known. */ viewer: { userId: string; isRead: boolean; zone?: string | null };
  nameOf: PersonName;
  away: readonly Absence[];
  events: readonly (HistoryEvent & { at: Date })[];
  now: Date;
  /** How the trip stands to the company's budgets, for approvers. */ budgets?: ApprovalRequest['budgets'];
};

/** A request as one of its readers sees it. */
export function requestView(
  { bookingId, companyId, requesterId, run, trip, rule, amount, amountBefore, reason, askedAt }: StoredRequest,
  { before = null, viewer, nameOf, away, events, now, budgets = [] }: Surroundings,
): ApprovalRequest {
  const at = now.toISOString();
  const clock = readerClock(viewer.zone ?? null, trip.zone, now);
  const silence = silenceSentence(run, nameOf, clock, holdOf(trip));
  return {
    bookingId,
    companyId,
    approvalStatus: approvalStatusOf(run.state),
    trip,
    total: amount,
    reason,
    askedBy: { _id: requesterId, name: nameOf(requesterId) },
    askedAt: askedAt.toISOString(),
    configuration: { name: rule.configuration, sentence: ruleSentence(rule.rule, nameOf, 'deadline') },
    levels: run.levels.map((level, position) => levelView(run, level, position, { nameOf, away, at })),
    until: run.deadline,
    answerBy: nextLookAt(run),
    ceiling: ceilingOf(run),
    window: windowView(run),
    silence,
    sentence: statusSentence(run, nameOf, clock, trip.ceiling === undefined),
    fare: amountBefore !== null && amountBefore !== amount ? { before: amountBefore, after: amount } : null,
    before:
      before && trip.askedBefore
        ? earlierRequestSentence(
            before,
            { before: trip.askedBefore.total, after: amount, currency: trip.currency },
            nameOf,
          )
        : null,
    mine: mineOf(run, viewer.userId, { nameOf, away, at }),
    questions: questionsOf(run).map((question, position) => ({
      position,
      by: nameOf(question.by),
      at: question.at,
      text: question.text,
      reply: question.reply && { ...question.reply, by: nameOf(question.reply.by) },
    })),
    clock: questionClock(run, silence),
    budgets,
    history: events.map((event) => ({
      at: event.at.toISOString(),
      text: eventSentence(event, nameOf, trip.currency, trip.ceiling === undefined),
    })),
    isRead: viewer.isRead,
    now: at,
  };
}

function windowView(run: Run): ApprovalRequest['window'] {
  const window = windowOf(run);
  return window && { ...window, bounds: [...window.bounds] };
}

type Around = { nameOf: PersonName; away: readonly Absence[]; at: string };
type Level = ApprovalRequest['levels'][number];

function levelView(
  run: Run,
  { needs, people, whenSilent, passedAt }: RunLevel,
  position: number,
  around: Around,
): Level {
  const progress =
    run.state === 'approved' || position < run.level
      ? 'done'
      : position === run.level && run.state === 'waiting'
        ? 'now'
        : 'later';
  const person = (id: string) => personView(run, id, around);
  return {
    needs,
    progress,
    people: people.map(person),
    passedTo: passedAt && whenSilent.does === 'pass' ? whenSilent.to.map(person) : [],
  };
}

/** Approvals below the current price are asked for again and do not count as an answer. */
const counts = ({ answer, upTo }: Decision, { amount }: Run): boolean => answer === 'decline' || upTo >= amount;

function personView(run: Run, id: string, { nameOf, away, at }: Around): Level['people'][number] {
  const answer = run.decisions.findLast((decision) => decision.forWhom === id && counts(decision, run));
  const standIn = answeringFor(id, at, away, run.excluded).find((one) => one !== id);
  return {
    _id: id,
    name: nameOf(id),
    answer: answer?.answer ?? null,
    by: answer && answer.by !== id ? nameOf(answer.by) : null,
    at: answer?.at ?? null,
    note: answer?.note ?? '',
    upTo: answer && answer.answer === 'approve' && answer.upTo > run.amount ? answer.upTo : null,
    standIn: standIn === undefined ? null : nameOf(standIn),
  };
}

function mineOf(run: Run, userId: string, { nameOf, away, at }: Around): ApprovalRequest['mine'] {
  const forWhom = mayAnswerFor(run, userId, at, away);
  const approved = Math.max(
    0,
    ...run.decisions
      .filter(({ answer, forWhom: whose }) => answer === 'approve' && forWhom.includes(whose))
      .map(({ upTo }) => upTo),
  );
  const why =
    run.state !== 'waiting'
      ? runRefusal(run.state)
      : decideRefusal(
          run.excluded.includes(userId)
            ? 'own'
            : run.decisions.some(({ by }) => by === userId)
              ? 'answered'
              : 'stranger',
        );
  return {
    may: forWhom.length > 0,
    reason: forWhom.length ? null : why,
    asks:
      forWhom.length > 0 &&
      questionsOf(run).length < MOST_QUESTIONS &&
      !openQuestions(run).some(({ by }) => by === userId),
    replies: run.excluded.includes(userId) && openQuestions(run).length > 0,
    standsInFor: forWhom.filter((id) => id !== userId).map(nameOf),
    approved,
  };
}
