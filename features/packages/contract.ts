import * as z from 'zod';
import { cancellationPolicy, posterSpec } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { DAY_MEALS, EXTRAS, LENGTHS, SHARINGS, THEMES, type Length } from './rules/vocabulary.ts';

/** The most journeys of a list, days of a journey, and departures of a page. */
export const PACKAGE_BOUNDS = { packages: 60, days: 15, departures: 60, extras: EXTRAS.length } as const;

const price = z.int().min(0);

/** What a person pays for a departure by how the room is shared; children from 2 to 11. In paise, before tax. */
export const personPrices = z.object({ single: price, double: price, triple: price, child: price });
export type PersonPrices = z.infer<typeof personPrices>;

/** The taxes on a departure: 500 basis points are 5 %. */
export const packageTax = z.object({
  label: z.string(),
  rateBp: z.int().min(0),
  tcsBp: z
    .int()
    .min(0)
    .optional()
    .describe('tax collected at source, of price and GST; only on journeys outside India'),
});
export type PackageTax = z.infer<typeof packageTax>;

/** One line of a price; the lines sum exactly to the total. A line of GST (`tax`) or of tax collected at source (`tcs`) has its rate and base. */
export const packageLine = z.object({
  code: z.enum([...SHARINGS, 'child', 'infant', 'extra', 'tax', 'tcs']),
  label: z.string(),
  amount: z.int(),
  count: z.int().optional().describe('people of the line; of an extra vehicles, room nights or days'),
  each: z.int().optional().describe('what each of them costs, before tax'),
  rateBp: z.int().optional(),
  taxable: z.int().optional(),
});
export type PackageLine = z.infer<typeof packageLine>;

/** An extra that a journey offers, with its price before tax in paise. */
export const packageExtra = z.object({
  code: z.enum(EXTRAS),
  title: z.string(),
  text: z.string(),
  unit: z
    .enum(['vehicle', 'room', 'day', 'person'])
    .describe('what `each` is for: a vehicle, a room for a night, a day, an adult'),
  most: z.int().min(1).max(9).describe('how often it can be chosen: nights, days, else 1'),
  each: price,
  child: price.optional().describe('of a child from 2 to 11, where it differs'),
  cars: z
    .array(z.object({ name: z.string(), seats: z.int(), each: price }))
    .max(3)
    .optional()
    .describe('vehicles from the smallest; the first that has seats for everybody is used, else several of the last'),
});
export type PackageExtra = z.infer<typeof packageExtra>;

/** Extras that somebody chose. `quantity`: nights, days, else 1. */
export const packageExtraChoice = z.object({
  code: z.enum(EXTRAS, 'This journey has no such extra. Choose without it.'),
  quantity: z
    .int('Choose how many.')
    .min(1, 'Choose how many, or leave it out.')
    .max(9, 'That is more than can be booked.'),
});
export type PackageExtraChoice = z.infer<typeof packageExtraChoice>;

/** What a country asks of Indian citizens, since when that is known, and whom to ask. */
export const entryRules = z.object({
  country: z.string(),
  passport: z.string(),
  visa: z.string(),
  readOn: z.iso.date().describe('the day on which they were read'),
  official: z.object({ title: z.string(), href: z.string() }).describe('the authority to check them with'),
});
export type PackageEntryRules = z.infer<typeof entryRules>;

/** The hotel of a night, whose rooms are held and booked with the package. */
export const packageHotel = z.object({
  slug: z.string(),
  name: z.string(),
  stars: z.int(),
  area: z.string(),
  address: z.string(),
  telephone: z.string().optional().describe('where the hotel has given one'),
  insteadOf: z
    .string()
    .optional()
    .describe('name of the hotel that the journey uses there, which had too few rooms for these dates'),
  reservation: z.string().optional().describe('the hotel’s code of the rooms, once the package is confirmed'),
});
export type PackageHotel = z.infer<typeof packageHotel>;

/** A day of a journey. `day` counts from 1, the day of departure. */
export const packageDay = z.object({
  day: z.int().min(1),
  title: z.string(),
  text: z.string(),
  city: z.string().describe('where the night is spent; on the last day, where the journey ends'),
  meals: z.array(z.enum(DAY_MEALS)).max(DAY_MEALS.length),
  lodging: z
    .string()
    .optional()
    .describe('what the night is spent in, such as "a 4-star hotel"; none on the last day and in the oldest bookings'),
  hotel: packageHotel.optional().describe('none where no hotel of our catalogue is used'),
});
export type PackageDay = z.infer<typeof packageDay>;

/** A place where a journey stays, with the days that end there; the last day where the journey ends. */
export const packageStop = z.object({
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
  days: z.array(z.int().min(1)).min(1).max(PACKAGE_BOUNDS.days).describe('days that follow one another'),
});
export type PackageStop = z.infer<typeof packageStop>;

/** What a list shows of a journey. */
export const packageCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  theme: z.enum(THEMES),
  nights: z.int(),
  cities: z.array(z.string()).max(12).describe('names of the places where it stays, in order'),
  states: z
    .array(z.object({ slug: z.string(), name: z.string() }))
    .max(6)
    .describe('states of India, or the country abroad'),
  hotelClass: z.int().min(3).max(5).describe('stars of the hotels'),
  poster: posterSpec,
  from: z
    .object({ date: z.iso.date(), perPerson: price })
    .nullable()
    .describe(
      'the cheapest departure with places that fits the filters: a person in a double room, all taxes in; null: sold out',
    ),
  departures: z.int().describe('departures with places that fit the filters'),
});
export type PackageCard = z.infer<typeof packageCard>;

const counts = z.record(z.string(), z.int());

/** What narrows and orders the list. */
export const packageFilters = z.object({
  theme: z.enum(THEMES, 'Choose a theme from the list.').optional(),
  state: z
    .string()
    .max(60)
    .regex(/^[a-z-]+$/, 'Choose a place from the list.')
    .optional()
    .describe('slug of a state or a country: rajasthan, sri-lanka'),
  length: z.enum(Object.keys(LENGTHS) as [Length, ...Length[]], 'Choose a length from the list.').optional(),
  month: z
    .string()
    .max(7)
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month from the list.')
    .optional()
    .describe('of the departure: 2026-12'),
  sort: z.enum(['recommended', 'price', 'nights']).default('recommended'),
});

export const listPackages = defineOperation({
  name: 'packages.list',
  method: 'GET',
  path: '/api/packages',
  caller: 'public',
  requirements: ['1.2', '7.20'],
  summary: 'Guided journeys with departures in the coming year, by theme, state or country, length and month',
  query: packageFilters,
  response: z.object({
    today: z.iso.date(),
    packages: z.array(packageCard).max(PACKAGE_BOUNDS.packages),
    filters: z
      .object({
        themes: z.array(z.object({ theme: z.enum(THEMES), count: z.int() })).max(THEMES.length),
        states: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })).max(40),
        lengths: counts.describe('by length'),
        months: z.array(z.object({ month: z.string(), count: z.int() })).max(14),
      })
      .describe('journeys for each choice with the other filters as they are; choices without any are left out'),
  }),
});
export type PackageList = z.infer<typeof listPackages.response>;

/** A departure with its prices, its places and its terms. */
export const packageDeparture = z.object({
  date: z.iso.date(),
  ends: z.iso.date(),
  prices: personPrices,
  shown: personPrices.describe('the same with all taxes, as people read them'),
  tax: packageTax,
  left: z.int().describe('places that can be booked now; 0: sold out'),
  startsAt: z.string().describe('instant at which the group meets'),
  cancellationPolicies: z.array(cancellationPolicy).max(6),
});
export type PackageDeparture = z.infer<typeof packageDeparture>;

export const packageView = packageCard.omit({ from: true, departures: true }).extend({
  about: z.string(),
  days: z.array(packageDay).max(PACKAGE_BOUNDS.days),
  route: z
    .array(packageStop)
    .max(PACKAGE_BOUNDS.days)
    .describe('in order; a place that is left and reached again twice'),
  inclusions: z.array(z.string()).max(12),
  exclusions: z.array(z.string()).max(12),
  meets: z.object({ city: z.string(), place: z.string(), time: z.string().describe('local wall time, 09:00') }),
  endsIn: z.object({ city: z.string(), place: z.string(), time: z.string() }),
  groupSize: z.int().describe('the most people of a departure'),
  guide: z.string().describe('languages of the guide, in words'),
  zone: z.string(),
  extras: z.array(packageExtra).max(PACKAGE_BOUNDS.extras).describe('what can be added to it'),
  entry: entryRules.nullable().describe('null in India'),
});
export type PackageView = z.infer<typeof packageView>;

export const getPackage = defineOperation({
  name: 'packages.get',
  method: 'GET',
  path: '/api/packages/details',
  caller: 'public',
  requirements: ['1.2', '7.20'],
  summary: 'A guided journey day by day, with its departures: prices per person, places left and terms',
  query: z.object({
    slug: z
      .string()
      .trim()
      .max(80)
      .regex(/^[a-z0-9-]+$/, 'A journey’s address has small letters, digits and hyphens.'),
    departure: z.string().max(10).optional().describe('the chosen one'),
    rooms: z.string().max(300).optional().describe('the party, 2-5.9_1; with it, `stay` says whether it has rooms'),
    extras: z
      .string()
      .max(100)
      .optional()
      .describe('extras of the party, guide-2.before-1: rooms are looked for on extra nights too'),
  }),
  response: z.object({
    package: packageView,
    today: z.iso.date(),
    now: z.string(),
    departures: z.array(packageDeparture).max(PACKAGE_BOUNDS.departures).describe('the next ones, soonest first'),
    stay: z
      .object({
        departure: z.iso.date().describe('the chosen one, or the next that has places'),
        rooms: z.string().describe('the party that was asked about'),
        extras: z.string().describe('its extras'),
        fullIn: z.string().nullable().describe('the first city without rooms for it; null: there are rooms everywhere'),
      })
      .nullable()
      .describe('of a party that was asked about: the hotels of `package.days` are those that have rooms for it'),
  }),
});
export type PackagePage = z.infer<typeof getPackage.response>;
