import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import type { RoomOccupancy } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { INVOICE_ZONE } from './financial-year.ts';

/** "Ms Asha Rao". */
export const fullName = ({
  title,
  firstName,
  lastName,
}: {
  title: string;
  firstName: string;
  lastName: string;
}): string => [title, firstName, lastName].filter(Boolean).join(' ');

/** "2 adults, children aged 5 and 9". */
export function guestsOfRoom({ adults, childAges }: RoomOccupancy): string {
  const people = counted(adults, 'adult');
  const ages = childAges.map((age) => (age === 0 ? 'under 1' : String(age)));
  if (!ages.length) return people;
  return `${people}, ${ages.length === 1 ? 'a child' : 'children'} aged ${[ages.slice(0, -1).join(', '), ages.at(-1)].filter(Boolean).join(' and ')}`;
}

/** The full address; city and country are added where the hotel's address lacks them. */
export const addressOf = ({
  address,
  city,
  countryName,
}: {
  address: string;
  city: string;
  countryName: string;
}): string => [address, ...[city, countryName].filter((part) => !address.includes(part))].join(', ');

/** "9.93120° N, 76.26730° E": the form maps accept, exact to about a metre. */
export function coordinates({ lat, lng }: { lat: number; lng: number }): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')}, ${part(lng, 'E', 'W')}`;
}

/** A zone's distance from UTC at an instant: "UTC+5:30". */
export function offsetOf(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  );
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC').replace(/\+0$/, '');
}

/** The date of a document in the supplier's zone: "21 Nov 2026". */
export const documentDate = (at: Date | string): string => formatDate(dateInZone(at, INVOICE_ZONE), '').slice(4);
