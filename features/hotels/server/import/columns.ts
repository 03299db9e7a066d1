import 'server-only';
import { z } from 'zod';
import { isIsoDate } from '#lib/shared/dates.ts';
import { ROOM_FEATURES, type RoomFeature } from '#lib/shared/room-facts.ts';
import { nameLine } from '#lib/shared/name-fields.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { featureMask } from '../../rules/room-features.ts';
import {
  AMENITIES,
  amenityMask,
  IDENTITY_DOCUMENTS,
  MEALS,
  type Amenity,
  type IdentityDocument,
} from '../../rules/vocabulary.ts';
import { parseCancellation } from './parse-cancellation.ts';

/** The object a column belongs to: a hotel, a room type, a rate plan, or one period of the room's calendar. */
export type Level = 'hotel' | 'room' | 'rate' | 'period';

/** Numbers of demo hotels and sentinels. */
const RESERVED = { from: 100_000, to: 1_999_999 } as const;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const text = (most: number) => oneLine().max(most, `is at most ${most} characters`);
const name = (most: number) => nameLine().max(most, `is at most ${most} characters`);
const whole = (least: number, most: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= least && value <= most, what);
const coordinate = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'is degrees with a point, such as 9.9312')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, `lies between −${most} and ${most}`);
/** Whole rupees into paise. */
const rupees = (least: number) =>
  whole(least, 1_000_000, `is whole rupees, ${least} to 1000000`).transform((value) => value * 100);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time such as 14:00');
const isoDate = z.string().refine(isIsoDate, 'is a date such as 2026-12-31');
const oneOf = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .transform((word) => word.toLowerCase() as Value)
    .refine((word) => values.includes(word), `is one of ${values.join(', ')}`);
const words = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .transform(
      (list) =>
        list
          .toLowerCase()
          .split(/[\s,|]+/)
          .filter(Boolean) as Value[],
    )
    .refine((list) => list.every((word) => values.includes(word)), `holds words from ${values.join(', ')}`);

const yesOrNo = z
  .string()
  .regex(/^(yes|no)$/i, 'is yes or no')
  .transform((word) => word.toLowerCase() === 'yes');
const telephone = z
  .string()
  .regex(/^\+[1-9][\d -]{6,20}$/, 'is a number with its country code, such as +44 1632 960000')
  .refine((number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15;
  }, 'has 8 to 15 digits');
/** "no", "on request" (no price), or whole rupees into paise. */
const extraBed = z
  .string()
  .regex(/^(no|on request|\d{1,6})$/i, 'is no, on request, or whole rupees a night such as 1200')
  .transform((word): { available: boolean; price: number | null } => {
    if (/^\d/.test(word)) return { available: true, price: Number(word) * 100 };
    return { available: word.toLowerCase() !== 'no', price: null };
  });

const column = <Schema extends z.ZodType>(
  level: Level,
  schema: Schema,
  about: string,
  example: string,
  fallback?: z.output<Schema>,
) => ({ level, schema, about, example, fallback });

/**
 * The columns of `hotels.csv`, in any order; one line is one rate of one room in one period. Values of hotel, room and
 * rate are needed on their first line only. A column with a fallback may be empty or missing.
 */
export const COLUMNS = {
  hotel_number: column(
    'hotel',
    whole(1, 999_999_999, 'is the hotel’s number in your books').refine(
      (value) => value < RESERVED.from || value > RESERVED.to,
      `${RESERVED.from} to ${RESERVED.to} are taken by demo stock`,
    ),
    'your number of the hotel, on every line',
    '42',
  ),
  hotel: column('hotel', name(80), 'name', 'Kettuvallam House'),
  city: column('hotel', text(80), 'city, by its name or its slug', 'Kochi'),
  country: column(
    'hotel',
    z
      .string()
      .regex(/^([A-Za-z]{2}|\d{3})$/, 'is a country code such as IN or 356')
      .transform((code) => code.toUpperCase()),
    'two letters or three digits',
    'IN',
    'IN',
  ),
  area: column('hotel', text(60), 'neighbourhood', 'Kumbalangi'),
  address: column('hotel', text(200), 'postal address', 'Perumpadappu Road, Kumbalangi'),
  about: column('hotel', text(1000), 'a sentence or two for the hotel’s page', 'A rice boat and four rooms.', ''),
  stars: column('hotel', whole(1, 5, 'is 1 to 5'), '1 to 5', '4'),
  lat: column('hotel', coordinate(90).nullable(), 'latitude; the city’s when empty', '9.8800', null),
  lng: column('hotel', coordinate(180).nullable(), 'longitude; the city’s when empty', '76.2840', null),
  check_in_time: column('hotel', clockTime, 'wall time at the hotel', '14:00', '14:00'),
  check_out_time: column('hotel', clockTime, 'wall time at the hotel', '11:00', '11:00'),
  amenities: column(
    'hotel',
    words<Amenity>(AMENITIES).transform(amenityMask),
    `words from ${AMENITIES.join(' ')}`,
    'wifi pool',
    0,
  ),
  telephone: column('hotel', telephone.nullable(), 'telephone of the hotel', '+44 1632 960000', null),
  couples: column('hotel', yesOrNo.nullable(), 'yes or no: unmarried couples may share a room', 'yes', null),
  pets: column('hotel', yesOrNo.nullable(), 'yes or no: pets may stay', 'no', null),
  children: column('hotel', yesOrNo.nullable(), 'yes or no: children may stay', 'yes', null),
  minimum_age: column(
    'hotel',
    whole(16, 30, 'is 16 to 30 years').nullable(),
    'youngest age of the guest who checks in',
    '18',
    null,
  ),
  extra_bed: column(
    'hotel',
    extraBed.nullable(),
    'no, on request, or rupees a night, paid at the hotel',
    'on request',
    null,
  ),
  identity_documents: column(
    'hotel',
    words<IdentityDocument>(IDENTITY_DOCUMENTS).nullable(),
    `accepted at check-in, words from ${IDENTITY_DOCUMENTS.join(' ')}`,
    'aadhaar passport',
    null,
  ),
  room: column('room', name(60), 'name of the room type, on every line', 'Waterside room'),
  size_m2: column('room', whole(5, 500, 'is 5 to 500 square metres'), 'square metres', '26'),
  bed: column(
    'room',
    text(60),
    'beds; a plain list of king, queen, double, single, twin or sofa beds is drawn as a plan',
    'king bed and a sofa bed',
  ),
  view: column('room', text(60), 'what one sees from the window', 'water'),
  room_features: column(
    'room',
    words<RoomFeature>(ROOM_FEATURES).transform(featureMask),
    `words from ${ROOM_FEATURES.join(' ')}`,
    'shower desk balcony',
    0,
  ),
  base_guests: column('room', whole(1, 20, 'is 1 to 20'), 'guests within the price', '2', 2),
  max_adults: column('room', whole(1, 20, 'is 1 to 20'), 'most adults', '3'),
  max_guests: column('room', whole(1, 20, 'is 1 to 20'), 'most people', '4'),
  extra_adult: column('room', rupees(0), 'rupees a night for an adult beyond base_guests', '1000', 0),
  extra_child: column('room', rupees(0), 'rupees a night for a child of 5 or older beyond base_guests', '500', 0),
  rate: column('rate', name(60), 'name of the rate plan, on every line', 'Refundable'),
  meals: column('rate', oneOf(MEALS), `one of ${MEALS.join(', ')}`, 'breakfast', 'room-only'),
  rate_percent: column('rate', whole(10, 300, 'is 10 to 300'), 'percent of the room’s price', '100', 100),
  cancellation: column(
    'rate',
    z.string().transform((given, issues) => {
      const parsed = parseCancellation(given);
      if (typeof parsed !== 'string') return parsed;
      issues.addIssue({ code: 'custom', message: parsed });
      return z.NEVER;
    }),
    'what cancelling costs from so many hours before check-in, or "no refund"',
    '72h 50% | 24h 100%',
  ),
  from: column('period', isoDate, 'first night', '2026-12-01'),
  to: column('period', isoDate, 'last night', '2027-03-31'),
  weekdays: column(
    'period',
    words(WEEKDAYS).transform((list) => list.map((day) => WEEKDAYS.indexOf(day))),
    'only these nights; all when empty',
    'fri sat',
    [],
  ),
  price: column('period', rupees(1), 'rupees a night for the room, before tax', '4720'),
  rooms: column('period', whole(0, 1000, 'is 0 to 1000'), 'rooms to sell a night', '6'),
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type Value<Name extends ColumnName> = z.output<(typeof COLUMNS)[Name]['schema']>;

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const columnsOf = (level: Level): ColumnName[] => COLUMN_NAMES.filter((name) => COLUMNS[name].level === level);

/** The page that `--help` prints. */
export const describeColumns = (): string =>
  COLUMN_NAMES.map((name) => {
    const { level, about, example, fallback } = COLUMNS[name];
    return `  ${name.padEnd(18)} ${level.padEnd(7)} ${fallback === undefined ? 'needed  ' : 'optional'} ${about}; such as ${example}`;
  }).join('\n');
