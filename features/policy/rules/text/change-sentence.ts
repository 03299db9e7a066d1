import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { daysBetween, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { distanceText } from '#lib/shared/great-circle.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { andList, capital } from '#lib/shared/word-lists.ts';
import { stopsOf } from '../comparison.ts';
import { firstDay, type FlightFacts, type FlightLeg, type HotelFacts, type OptionFacts } from '../facts.ts';
import type { Change } from '../smallest-change.ts';
import { SSR_LABELS } from '../vocabulary.ts';

/** "Leave two hours later, at 16:05: in policy, ₹1,900 less." What to change, and the price difference. */
export const changeSentence = (from: OptionFacts, change: Change, today: IsoDate): string =>
  `${capital(whatToDo(from, change, today))}: in policy${moneyText(change.priceDifference)}.`;

function moneyText(difference: number | null): string {
  if (difference === null) return ' if the price is the same; we have not asked for that day';
  if (difference === 0) return ', same price';
  return `, ${formatMoney(money(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'}`;
}

function whatToDo(from: OptionFacts, { kind, size, option, priceDifference }: Change, today: IsoDate): string {
  if (kind === 'dates') return onAnotherDay(from, option, today, priceDifference === null);
  if (from.mode === 'flight' && option.mode === 'flight') return anotherFlight(kind, from, option);
  if (from.mode === 'hotel' && option.mode === 'hotel') return anotherRoom(kind, size, from, option);
  return 'another quote';
}

function anotherRoom(kind: Change['kind'], metres: number, from: HotelFacts, to: HotelFacts): string {
  if (kind === 'rate') return `same room at the rate ${to.rate}`;
  if (kind === 'room') return `same hotel, same nights, ${to.room} instead of ${from.room}`;
  return `${to.hotel}, ${distanceText(metres)} away`;
}

function anotherFlight(kind: Change['kind'], from: FlightFacts, to: FlightFacts): string {
  const dropped = from.extras
    .filter(({ type, price }) => price > 0 && !to.extras.some((extra) => extra.type === type && extra.price > 0))
    .map(({ type }) => SSR_LABELS[type]);
  const without = dropped.length ? `without ${andList([...new Set(dropped)])}` : '';
  if (kind === 'extras') return without;
  if (kind === 'fare') return `same ${flightsWord(from)} at the fare ${to.fare}${without && `, ${without}`}`;
  if (kind === 'cabin') return `same ${flightsWord(from)} in ${cabins(to)}${without && `, ${without}`}`;
  const cabin = cabins(to) === cabins(from) ? '' : `, in ${cabins(to)}`;
  return `${shifts(from.legs, to.legs)}${stopsText(stopsOf(to.legs) - stopsOf(from.legs))}${cabin}${without && `, ${without}`}`;
}

/** ", one more stop", ", two stops fewer", or nothing. */
const stopsText = (more: number): string =>
  more ? `, ${countedInWords(Math.abs(more), more > 0 ? 'more stop' : 'stop')}${more > 0 ? '' : ' fewer'}` : '';

const flightsWord = ({ legs }: FlightFacts) => (legs.length > 1 ? 'flights' : 'flight');
const cabins = ({ legs }: FlightFacts) => andList([...new Set(legs.map(({ cabin }) => CABIN_LABELS[cabin]))]);

/**
 * "leave two hours later, at 16:05, arrive four hours later, at 20:10" for each bound whose times change; the second of
 * two is called the return.
 */
function shifts(from: readonly FlightLeg[], to: readonly FlightLeg[]): string {
  const moved = to.flatMap((leg, index) => {
    const before = from[index];
    if (!before || (before.departs === leg.departs && before.flights === leg.flights)) return [];
    const minutes = minutesBetween(before.departs, leg.departs);
    const later = minutesBetween(before.arrives, leg.arrives);
    const verb = index === 0 ? 'leave' : from.length === 2 ? 'return' : `take flight ${index + 1}`;
    const departure = minutes
      ? `${verb} ${shiftText(minutes)}, at ${leg.departs.slice(11, 16)}`
      : `${verb} with ${leg.flights} at the same hour`;
    return later === minutes ? departure : `${departure}, arrive ${later ? shiftText(later) : 'at the same hour'}`;
  });
  return andList(moved);
}

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
const shiftText = (minutes: number) => `${durationText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;

/** "two hours", "45 minutes", "1 h 20 min". */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return countedInWords(rest, 'minute');
  return rest ? `${hours} h ${rest} min` : countedInWords(hours, 'hour');
}

function onAnotherDay(from: OptionFacts, to: OptionFacts, today: IsoDate, earliest: boolean): string {
  const days = daysBetween(firstDay(from), firstDay(to));
  const verb = from.mode === 'hotel' ? 'arrive' : 'leave';
  const when = `${formatDate(firstDay(to), today)}${earliest ? ' or later' : ''}`;
  if (days) return `${verb} ${countedInWords(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}, ${when}`;
  const back =
    from.mode === 'flight' && to.mode === 'flight'
      ? to.legs.find((leg, index) => leg.departs.slice(0, 10) !== from.legs[index]?.departs.slice(0, 10))
      : undefined;
  return `return on ${formatDate(back?.departs.slice(0, 10) ?? firstDay(to), today)} instead`;
}
