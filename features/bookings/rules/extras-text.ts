import { addDays, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../contract.ts';

type Extra = PackageBooking['extras'][number];

/** "Private guide (2 days)", "1 extra night before". */
const labelOf = ({ code, title, quantity }: Pick<Extra, 'code' | 'title' | 'quantity'>): string =>
  code === 'before' || code === 'after'
    ? `${counted(quantity, 'extra night')} ${code}`
    : code === 'guide'
      ? `${title} (${counted(quantity, 'day')})`
      : title;

/** "with private transfer on arrival and all meals", of extras as they are shown; empty where nothing was added. */
export const addedText = (extras: readonly Pick<Extra, 'title'>[]): string =>
  extras.length ? `with ${andList(extras.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)))}` : '';

type Booked = {
  departure: IsoDate;
  ends: IsoDate;
  days: readonly { hotel?: { name: string } | undefined }[];
  extras?: readonly Extra[] | undefined;
};

/** The extras of a package as they are shown: how many, and of extra nights the dates and the hotel. */
export const shownExtras = ({ departure, ends, days, extras = [] }: Booked): Extra[] =>
  extras.map((extra) => ({
    ...extra,
    title: labelOf(extra),
    text: nightsText(nightsOfExtra(extra, { departure, ends, days })) ?? extra.text,
  }));

type Nights = { from: IsoDate; to: IsoDate; hotel: string };

const nightsText = (nights: Nights | null): string | null =>
  nights && `${formatDateRange(nights.from, nights.to, '')} at ${nights.hotel}.`;

/** The dates and the hotel of extra nights before or after a journey; null for another extra, and while the hotel is unknown. */
export function nightsOfExtra(
  { code, quantity }: Pick<Extra, 'code' | 'quantity'>,
  { departure, ends, days }: Pick<Booked, 'departure' | 'ends' | 'days'>,
): Nights | null {
  const [hotel, from, to] =
    code === 'before'
      ? [days[0]?.hotel, addDays(departure, -quantity), departure]
      : code === 'after'
        ? [days.at(-2)?.hotel, ends, addDays(ends, quantity)]
        : [];
  return hotel && from && to ? { from, to, hotel: hotel.name } : null;
}
