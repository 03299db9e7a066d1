import { messageText } from './messages.ts';
import { t } from './texts.ts';
import { andList, capital } from './word-lists.ts';

/** The hotel of a night. `insteadOf`: the one that the journey uses there, which was full; `reservation`: the hotel's own code. */
export type NotedHotel = {
  name: string;
  stars: number;
  address: string;
  telephone?: string | undefined;
  insteadOf?: string | undefined;
  reservation?: string | undefined;
};

/** A day of a package: the city of its night, its hotel or what else it is spent in, and the meals in the price. */
type NotedDay = {
  city: string;
  lodging?: string | undefined;
  hotel?: NotedHotel | undefined;
  meals: readonly string[];
};

/** "Clocktower House (4-star hotel), because Stepwell Inn has no rooms on these dates". */
export const hotelName = ({ name, stars, insteadOf }: NotedHotel): string =>
  t(insteadOf ? '{hotel} ({n}-star hotel), because {other} has no rooms on these dates' : '{hotel} ({n}-star hotel)', {
    hotel: name,
    n: stars,
    other: insteadOf ?? '',
  });

/** Where a hotel is, and how to reach it: "12 Fort Road, Jodhpur. Telephone +91 …. Reservation CH 1234 5678." */
export const hotelReach = ({ address, telephone, reservation }: NotedHotel): string =>
  [
    address && `${address}.`,
    telephone && t('Telephone {number}.', { number: telephone }),
    reservation && t('Reservation {code}.', { code: reservation }),
  ]
    .filter(Boolean)
    .join(' ');

const mealsNote = (meals: readonly string[]): string =>
  meals.length
    ? t('{meals} included.', { meals: capital(andList(meals.map((meal) => t(meal)))) })
    : t('No meals included.');

/** "Night in Jodhpur, at Clocktower House (4-star hotel). Breakfast and dinner included." `last`: the day has no night. */
export function dayNote({ city, lodging, hotel, meals }: NotedDay, last: boolean, reach = ''): string {
  const place = t(city);
  const night = hotel
    ? t('Night in {city}, at {hotel}.', { city: place, hotel: hotelName(hotel) })
    : lodging
      ? t('Night in {city}, in {lodging}.', { city: place, lodging: messageText(lodging) })
      : t('Night in {city}.', { city: place });
  return [...(last ? [] : [night]), ...(reach ? [reach] : []), mealsNote(meals)].join(' ');
}

/** The hotel of each day that is its first night there; undefined on the others. */
export const firstNights = <Hotel extends { name: string }>(
  days: readonly { hotel?: Hotel | undefined }[],
): (Hotel | undefined)[] =>
  days.map(({ hotel }, at) => (hotel && hotel.name !== days[at - 1]?.hotel?.name ? hotel : undefined));

/** The notes of all days in order; the first night in a hotel says how to reach it. */
export function dayNotes(days: readonly NotedDay[]): string[] {
  const shown = firstNights(days);
  return days.map((day, at) => dayNote(day, at === days.length - 1, shown[at] ? hotelReach(shown[at]) : ''));
}

/** The hotels of a journey in order, each once for nights that follow one another, with the day of the first. */
export const hotelsOfDays = <Day extends { city: string; hotel?: NotedHotel | undefined }>(days: readonly Day[]) =>
  firstNights(days).flatMap((hotel, at) => (hotel ? [{ ...days[at]!, hotel }] : []));
