import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { MODE_LABELS, type TravelMode } from '#lib/shared/travel-modes.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { andList, capital, counted, orList } from '#lib/shared/word-lists.ts';
import type { BudgetUnit, Reason, Verdict } from '../reasons.ts';
import { regionName, REGIONS, type Region } from '../regions.ts';
import { FILTER_LABELS, SSR_LABELS } from '../vocabulary.ts';

/** The texts of 5.1; for a flight without the advice to choose another hotel. */
export const ONLY_IN_POLICY = 'Only in-policy bookings can be booked. Choose another hotel within the policy.';
export const onlyInPolicy = (mode: TravelMode): string =>
  mode === 'hotel' ? ONLY_IN_POLICY : ONLY_IN_POLICY.replace('hotel', THING[mode]);

const THING: Record<TravelMode, string> = { hotel: 'hotel', flight: 'flight', car: 'car', bus: 'bus', train: 'train' };
const modeWord = (mode: TravelMode): string => MODE_LABELS[mode].toLowerCase();
const EACH: Record<BudgetUnit, string> = { night: 'a night', way: 'each way', journey: 'a journey', day: 'a day' };

const rupees = (amount: number) => formatMoney(money(amount));
const starred = (stars: readonly number[]) => orList(stars.map(String));

/** How dates and the company's regions are written. */
export type Speech = { today: IsoDate; regions?: readonly Region[] };

const outOfPolicy = (why: string) => `Out of policy: ${why}`;

/** A short label: "₹934 a night over", "Out of policy: 2-star hotel". */
export function reasonTag(reason: Reason): string {
  switch (reason.rule) {
    case 'eligibility':
      return `No ${THING[reason.actual]} in the policy`;
    case 'region':
      return 'No budget for this region';
    case 'budget':
      return `${rupees(reason.actual - reason.limit)} ${EACH[reason.unit]} over`;
    case 'cabin':
      return outOfPolicy(andList(reason.actual.map((cabin) => CABIN_LABELS[cabin])));
    case 'extras':
      return outOfPolicy(andList(reason.actual.map((type) => SSR_LABELS[type])));
    case 'stars':
      return outOfPolicy(reason.actual ? `${reason.actual}-star hotel` : 'hotel without stars');
    case 'refundable':
      return outOfPolicy('non-refundable');
    case 'filters':
      return outOfPolicy(`without ${andList(reason.actual.map((filter) => FILTER_LABELS[filter]))}`);
    case 'date-change':
      return outOfPolicy('dates cannot be changed');
    case 'booking-window':
      return reason.actual < 0 ? 'In the past' : outOfPolicy(`booked ${counted(reason.actual, 'day')} ahead`);
  }
}

/** A full sentence: what the policy allows and what this option has. */
export function reasonSentence(reason: Reason, { today, regions = REGIONS }: Speech): string {
  switch (reason.rule) {
    case 'eligibility':
      return `The policy does not cover ${modeWord(reason.actual)}. It covers ${reason.limit.length ? andList(reason.limit.map(modeWord)) : 'no travel at all'}.`;
    case 'region':
      return `The policy has no budget for ${regionName(reason.actual, regions)}. It has one for ${andList(reason.limit.map((regionId) => regionName(regionId, regions)))}.`;
    case 'budget':
      return `${rupees(reason.actual)} ${EACH[reason.unit]}${reason.unit === 'way' ? ' on average' : ''}, ${rupees(reason.actual - reason.limit)} over the cap of ${rupees(reason.limit)} for ${regionName(reason.regionId, regions)}, taxes included.`;
    case 'cabin':
      return `${andList(reason.actual.map((cabin) => CABIN_LABELS[cabin]))} is not in the policy. ${reason.limit.length ? `${capital(orList(reason.limit.map((cabin) => CABIN_LABELS[cabin])))} is.` : 'No cabin is.'}`;
    case 'extras':
      return `The policy does not pay for ${andList(reason.actual.map((type) => SSR_LABELS[type]))}.${reason.limit.length ? ` It pays for ${andList(reason.limit.map((type) => SSR_LABELS[type]))}.` : ''}`;
    case 'stars':
      return `${reason.actual ? `A hotel of ${counted(reason.actual, 'star')}` : 'A hotel without stars'}; the policy ${reason.limit.length ? `asks for ${starred(reason.limit)} stars` : 'allows no category yet'}.`;
    case 'refundable':
      return 'This rate is non-refundable; the policy requires a refundable one.';
    case 'filters':
      return `The policy asks for ${andList(reason.limit.map((filter) => FILTER_LABELS[filter]))}. ${capital(andList(reason.actual.map((filter) => FILTER_LABELS[filter])))} ${reason.actual.length === 1 ? 'is' : 'are'} missing here.`;
    case 'date-change':
      return 'The policy does not allow a change of dates after booking.';
    case 'booking-window':
      return `${aheadText(reason.actual)}; the policy asks for ${countedInWords(reason.limit, 'day')}. The first day inside it is ${formatDate(reason.earliest, today)}.`;
  }
}

const aheadText = (days: number): string =>
  days < 0
    ? 'This trip has begun'
    : days === 0
      ? 'Booked on the day itself'
      : `Booked ${countedInWords(days, 'day')} ahead`;

/** The label on an option: "In policy", "₹934 a night over", "₹934 a night over and 1 more". */
export function verdictTag({ inPolicy, reasons }: Verdict): string {
  const [first, ...others] = reasons;
  if (inPolicy || !first) return 'In policy';
  return others.length ? `${reasonTag(first)}, and ${others.length} more` : reasonTag(first);
}
