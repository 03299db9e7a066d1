import { formatInstant, timeInZone, dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { sameClock, COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { orList } from '#lib/shared/word-lists.ts';
import { levelDue } from '../deadlines.ts';
import { openQuestions } from '../questions.ts';
import { instantOf, type Effect, type Run } from '../run.ts';
import type { PersonName } from './rule-sentence.ts';

/**
 * The clock times are shown on: IANA zone and its current date. `name` says whose clock it is ("your time"); with
 * `place`, the trip's zone, it is shown only where the two differ.
 */
export type Clock = { zone: string; today: IsoDate; name?: string; place?: string };

/** The clock of emails, whose readers' zones are not known: the company's. */
export const companyClock = (now: Date): Clock => ({
  zone: COMPANY_ZONE,
  today: dateInZone(now, COMPANY_ZONE),
  name: 'India time',
});

/**
 * A deadline on the reader's clock, or on the company's where the reader's is not known; named where it differs from
 * the trip's.
 */
export function readerClock(zone: string | null, place: string, now: Date | string): Clock {
  const shown = zone ?? COMPANY_ZONE;
  return { zone: shown, today: dateInZone(now, shown), name: zone ? 'your time' : 'India time', place };
}

const rupees = (amount: number) => formatMoney(money(amount));
/** "14:20 today", or "2 Dec, 14:20" on another day, with the name of the clock: "2 Dec, 14:20 (your time)". */
export function clockText(instant: string, { zone, today, name, place }: Clock): string {
  const when =
    dateInZone(instant, zone) === today ? `${timeInZone(instant, zone)} today` : formatInstant(instant, zone, today);
  return name && !(place && sameClock(instant, zone, place)) ? `${when} (${name})` : when;
}

/** Whether the price is held while a request waits: it is, it will be once requested, or it is not. */
export type Hold = 'held' | 'later' | 'none';
const HELD: Record<Hold, (until: string) => string> = {
  held: (until) => `The price is held until ${until}.`,
  later: (until) => `Once you request it, the price is held until ${until}.`,
  none: () => 'Nothing is held meanwhile.',
};
export const holdOf = ({ ceiling }: { ceiling?: number }): Hold => (ceiling === undefined ? 'held' : 'none');

/**
 * What happens without an answer: "Fare and room are held until 17:00 today. With no answer by 14:30 today the request
 * passes to Vikram Shetty; nothing is booked or charged." Null once the run has ended. `hold`: `later`
 * before it is requested, `none` for a request up to a price ceiling.
 */
export function silenceSentence(run: Run, nameOf: PersonName, clock: Clock, hold: Hold = 'held'): string | null {
  if (run.state !== 'waiting') return null;
  const until = clockText(run.deadline, clock);
  const held = HELD[hold](until);
  const due = levelDue(run);
  const level = run.levels[run.level];
  if (due === null || !level)
    return hold !== 'none'
      ? `${held} With no answer by then the hold is released; nothing is booked or charged.`
      : `${held} With no answer by ${until} the request ends; nothing is booked or charged.`;
  const what =
    level.whenSilent.does === 'pass'
      ? `the request passes to ${orList(level.whenSilent.to.map(nameOf))}`
      : 'the request is declined';
  return `${held} With no answer by ${clockText(instantOf(due), clock)} ${what}; nothing is booked or charged.`;
}

/**
 * What a question does to the time limits: nothing. "The deadline stays the same while the question is open. The price is held
 * until 17:00 today. …" Null without an open question.
 */
export const questionClock = (run: Run, silence: string | null): string | null =>
  openQuestions(run).length && silence ? `The deadline stays the same while the question is open. ${silence}` : null;

/**
 * The amount to approve: the total price, or after a change of fare only the difference: "You approved ₹42,316. The
 * price is now ₹43,100: ₹784 more."
 */
export const askSentence = ({ amount, approved }: Extract<Effect, { kind: 'ask' }>): string =>
  approved > 0 && approved < amount
    ? `You approved ${rupees(approved)}. The price is now ${rupees(amount)}: ${rupees(amount - approved)} more.`
    : `${rupees(amount)}, taxes included.`;
