import { formatMoney } from '#lib/shared/money.ts';
import { andList, orList } from '#lib/shared/word-lists.ts';
import { askedOf, unanswered, type Run } from '../run.ts';
import { openQuestions } from '../questions.ts';
import type { PersonName } from './rule-sentence.ts';
import { clockText, type Clock } from './waiting-text.ts';

/** The status of a request in one sentence: "Waits for Meera Nair.", "Meera Nair declined it today at 14:20." */
export function statusSentence(run: Run, nameOf: PersonName, clock: Clock, isHeld = true): string {
  const at = run.endedAt === null ? '' : clockText(run.endedAt, clock);
  switch (run.state) {
    case 'waiting': {
      const level = run.levels[run.level];
      const names = unanswered(run).map(nameOf);
      const asking = [...new Set(openQuestions(run).map(({ by }) => nameOf(by)))];
      const waits = `Waits for ${level && askedOf(level).needs === 'all' ? andList(names) : orList(names)}.`;
      return asking.length ? `${waits} ${andList(asking)} asked a question that is not answered yet.` : waits;
    }
    case 'approved':
      return run.decisions.length
        ? `Approved by ${andList([...new Set(run.decisions.filter(({ answer }) => answer === 'approve').map(({ by }) => nameOf(by)))])}, ${at}.`
        : `Approved, ${at}.`;
    case 'declined': {
      const no = run.decisions.find(({ answer }) => answer === 'decline');
      return no
        ? `Declined by ${nameOf(no.by)}, ${at}. Nothing was booked or charged.`
        : `Nobody answered in time, so it was declined, ${at}. Nothing was booked or charged.`;
    }
    case 'expired':
      return `${isHeld ? 'The price expired before a decision' : 'Nobody answered in time'}, ${at}. Nothing was booked or charged.`;
    case 'withdrawn':
      return `Withdrawn, ${at}. Nothing was booked or charged.`;
  }
}

export type HistoryEvent = { kind: string; by: string | null; people: readonly string[]; amount: number; note: string };

/** One entry of a request's history as a sentence. */
export function eventSentence(
  { kind, by, people, amount, note }: HistoryEvent,
  nameOf: PersonName,
  currency: string,
  isHeld = true,
): string {
  const names = andList(people.map(nameOf));
  const price = formatMoney({ amount, currency });
  const words = note ? ` “${note}”` : '';
  const who = by === null ? '' : nameOf(by);
  const forOthers = people.filter((person) => person !== by);
  switch (kind) {
    case 'asked':
      return `Sent to ${names} at ${price}.`;
    case 'asked-again':
      return `Sent to ${names} again: the price is now ${price}.`;
    case 'survived':
      return `What ${names} approved covers ${price}, so they were not asked again.`;
    case 'passed':
      return `No answer in time: passed to ${names}.`;
    case 'approve':
      return `${who} approved${forOthers.length ? ` for ${andList(forOthers.map(nameOf))}` : ''}.${words}`;
    case 'decline':
      return `${who} declined${forOthers.length ? ` for ${andList(forOthers.map(nameOf))}` : ''}.${words}`;
    case 'question':
      return `${who} asked: “${note}”`;
    case 'reply':
      return `${who} answered ${names}: “${note}”`;
    case 'within':
      return `${who} chose another flight within what was approved: ${note}, ${price}.`;
    case 'within-stay':
      return `${who} chose another stay within what was approved: ${note}, ${price}.`;
    case 'gave-up':
      return `${who} gave up the ${note || 'other flights'} that were approved too.`;
    case 'replaced':
      return `${who} left the company; sent to ${names} instead.`;
    case 'approved':
      return 'All approvals given.';
    case 'declined':
      return by === null ? 'Nobody answered in time: declined.' : 'Declined.';
    case 'expired':
      return isHeld ? 'The price expired.' : 'Nobody answered in time.';
    case 'withdrawn':
      return who ? `Withdrawn by ${who}.` : 'Withdrawn.';
    default:
      return names;
  }
}
