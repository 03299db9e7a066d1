import { formatInstant, timeInZone, dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { orList } from '#lib/shared/word-lists.ts';
import { levelDue } from '../pass-time.ts';
import { instantOf, type Effect, type Run } from '../run.ts';
import type { PersonName } from './configuration-words.ts';

/** Where the reader is: IANA zone and its today. */
export type Clock = { zone: string; today: IsoDate };

const rupees = (amount: number) => formatMoney(money(amount));
export const clockWords = (instant: string, { zone, today }: Clock): string =>
  dateInZone(instant, zone) === today ? `${timeInZone(instant, zone)} today` : formatInstant(instant, zone, today);

/**
 * What happens without an answer: "Fare and room are held until 17:00 today. With no answer by 14:30 today the request
 * passes to Vikram Shetty; nothing is booked or charged." Null once the run has ended. `isHeld`: false for a request that
 * asks for approval up to a price instead.
 */
export function silenceSentence(run: Run, nameOf: PersonName, clock: Clock, isHeld = true): string | null {
  if (run.state !== 'waiting') return null;
  const until = clockWords(run.deadline, clock);
  const held = isHeld ? `The price is held until ${until}.` : 'Nothing is held meanwhile.';
  const due = levelDue(run);
  const level = run.levels[run.level];
  if (due === null || !level)
    return isHeld
      ? `${held} With no answer by then it is given back; nothing is booked or charged.`
      : `${held} With no answer by ${until} the request ends; nothing is booked or charged.`;
  const what =
    level.whenSilent.does === 'pass'
      ? `the request passes to ${orList(level.whenSilent.to.map(nameOf))}`
      : 'the request is declined';
  return `${held} With no answer by ${clockWords(instantOf(due), clock)} ${what}; nothing is booked or charged.`;
}

/** What is asked: the whole price, or after a change of fare only what is more: "You approved ₹42,316. The price is now ₹43,100: ₹784 more." */
export const askSentence = ({ amount, approved }: Extract<Effect, { kind: 'ask' }>): string =>
  approved > 0 && approved < amount
    ? `You approved ${rupees(approved)}. The price is now ${rupees(amount)}: ${rupees(amount - approved)} more.`
    : `${rupees(amount)}, taxes in.`;
