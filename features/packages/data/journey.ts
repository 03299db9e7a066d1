import type { PosterHour } from '#posters/options.ts';
import type { CountryAbroad } from './countries.ts';

/**
 * A day of a journey: the slug of the city where the night is spent (on the last day, where it ends), and the meals in the
 * price. `lodging`: where the night is not in a hotel, such as 'a houseboat'.
 */
export type JourneyDay = {
  title: string;
  city: string;
  text: string;
  meals: readonly ('breakfast' | 'lunch' | 'dinner')[];
  lodging?: string;
};

/** A meeting point: slug of the city, place, and local wall time. */
export type MeetingPoint = { city: string; place: string; time: string };

/** When a journey departs: on one weekday (0 is Sunday) of these months, every so many weeks. `peak` months cost more. */
export type Season = {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  everyWeeks: 1 | 2;
  months: readonly number[];
  peak: readonly number[];
};

/**
 * A guided journey as it is sold. `price`: rupees a person in a double room before tax, outside peak months. `poster`: the
 * city whose landscape is shown, and the light. `abroad`: its country and clock, where it is outside India.
 */
export type Journey = {
  slug: string;
  title: string;
  summary: string;
  about: string;
  theme: 'heritage' | 'mountains' | 'coast' | 'wildlife' | 'hill-stations' | 'pilgrimage' | 'cities';
  abroad?: { country: CountryAbroad; zone: string };
  hotelClass: 3 | 4 | 5;
  poster: { city: string; hour: PosterHour };
  price: number;
  groupSize: number;
  guide: string;
  season: Season;
  meets: MeetingPoint;
  endsIn: MeetingPoint;
  days: readonly JourneyDay[];
  /** What the price contains besides hotels, meals, the coach and the guide. */
  includes: readonly string[];
  /** What it does not contain besides travel to and from the journey. */
  excludes: readonly string[];
};
