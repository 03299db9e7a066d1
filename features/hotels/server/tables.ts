import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PhotographFormat } from '#lib/shared/photographs.ts';
import type { CancellationWindow } from '../rules/terms.ts';
import type { IdentityDocument } from '../rules/vocabulary.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Contracted hotels. `number` is the documented hotel number; unlisted ones are sentinels, reached by link only. */
export const hotels = pgTable(
  'hotels',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    citySlug: text('city_slug').notNull(),
    area: text('area').notNull(),
    address: text('address').notNull(),
    about: text('about').notNull(),
    countryCode: text('country_code').notNull(), // ISO 3166-1 alpha-2
    stateCode: text('state_code'), // GST state code, India only
    zone: text('zone').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    stars: smallint('stars').notNull(),
    scoreSum: integer('score_sum').notNull().default(0), // guests' scores 1–10, summed
    scoreCount: integer('score_count').notNull().default(0),
    amenities: integer('amenities').notNull().default(0), // bit mask over AMENITIES
    posterHour: text('poster_hour').notNull(),
    checkInTime: text('check_in_time').notNull().default('14:00'),
    checkOutTime: text('check_out_time').notNull().default('11:00'),
    // The house rules; null: the hotel does not say.
    telephone: text('telephone'), // international, such as +91 …
    couples: boolean('couples'), // unmarried couples may share a room
    pets: boolean('pets'),
    children: boolean('children'),
    minimumAge: smallint('minimum_age'), // years, of the guest who checks in
    extraBed: boolean('extra_bed'),
    extraBedPrice: integer('extra_bed_price'), // paise a night, paid at the hotel; null: on request
    identityDocuments: text('identity_documents').array().$type<IdentityDocument[]>(), // accepted at check-in
    listed: boolean('listed').notNull().default(true),
    /** The behaviour of a sentinel; null for real hotels. */
    sentinel: text('sentinel'),
  },
  (table) => [
    index('hotels_city').on(table.citySlug),
    check('hotels_extra_bed_price', sql`${table.extraBedPrice} is null or ${table.extraBed} is true`),
  ],
);

export const roomTypes = pgTable(
  'room_types',
  {
    id: text('id').primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sizeM2: smallint('size_m2').notNull(),
    bed: text('bed').notNull(),
    view: text('view').notNull(),
    features: integer('features').notNull().default(0), // bit mask over ROOM_FEATURES; 0: unknown
    baseGuests: smallint('base_guests').notNull().default(2),
    maxAdults: smallint('max_adults').notNull(),
    maxGuests: smallint('max_guests').notNull(),
    extraAdult: integer('extra_adult').notNull().default(0), // paise a night
    extraChild: integer('extra_child').notNull().default(0), // paise a night, children of 5 and older
    /** Of the rooms of a block: the room type from which they were taken. Null: on sale to everybody. */
    blockOf: text('block_of'),
  },
  (table) => [index('room_types_hotel').on(table.hotelId)],
);

/**
 * Photographs of a hotel or room type, in the supplier's order. `digest` names the files
 * (docs/adr/0022-store-photographs-in-postgresql.md).
 */
export const photographs = pgTable(
  'photographs',
  {
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(), // from 0, over the hotel and its rooms
    roomTypeId: text('room_type_id').references(() => roomTypes.id, { onDelete: 'cascade' }), // null = the hotel itself
    digest: text('digest').notNull(),
    widths: smallint('widths').array().notNull(), // pixels, smallest first
    height: smallint('height').notNull(), // pixels, of the largest
    alt: text('alt').notNull(),
    credit: text('credit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotelId, table.position] }),
    index('photographs_room_type').on(table.roomTypeId),
    index('photographs_digest').on(table.digest),
  ],
);

/**
 * The encoded files. `digest`: SHA-256 over all files of one photograph, truncated to 128 bits: equal photographs are
 * stored once.
 */
export const photographFiles = pgTable(
  'photograph_files',
  {
    digest: text('digest').notNull(),
    width: smallint('width').notNull(),
    format: text('format').$type<PhotographFormat>().notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.digest, table.width, table.format] })],
);

export type { CancellationWindow };

/** `windows`: hours before check-in at which a charge begins, latest last; the wire form is made from them. */
export const ratePlans = pgTable(
  'rate_plans',
  {
    id: text('id').primaryKey(),
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    meals: smallint('meals').notNull(), // position in MEALS
    priceBp: integer('price_bp').notNull(), // basis points of the calendar's base price
    windows: jsonb('windows').$type<CancellationWindow[]>().notNull(),
  },
  (table) => [index('rate_plans_room_type').on(table.roomTypeId)],
);

/**
 * Price and allotment: one row per room type and month, element n for day n (1-based). A stay reads one or two rows per
 * room type, a booking takes stock with one guarded UPDATE, and no element may be negative (docs/adr/0003).
 */
export const roomCalendars = pgTable(
  'room_calendars',
  {
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id, { onDelete: 'cascade' }),
    month: date('month').notNull(), // the first of the month
    citySlug: text('city_slug').notNull(),
    price: integer('price').array().notNull(), // paise a night, before tax
    free: smallint('free').array().notNull(), // rooms left to sell
  },
  (table) => [
    primaryKey({ columns: [table.roomTypeId, table.month] }),
    index('room_calendars_city_month').on(table.citySlug, table.month),
    check('room_calendars_free_not_negative', sql`0 <= all (${table.free})`),
  ],
);

/** Tax on a room night, by country and nightly price, with dates and source (DOMAIN.md). Rates in basis points. */
export const taxRates = pgTable('tax_rates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  countryCode: text('country_code').notNull(),
  label: text('label').notNull(), // 'GST', 'VAT'
  upTo: bigint('up_to', { mode: 'number' }), // paise a night, inclusive; null = no ceiling
  rateBp: integer('rate_bp').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
});

/** The embedded supplier's reservations: a hold becomes a reservation or returns its rooms. One per idempotency key. */
export const supplierReservations = pgTable(
  'supplier_reservations',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The room type of each reserved room. */
    roomTypeIds: text('room_type_ids').array().notNull(),
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    state: text('state').notNull(), // held | confirmed | released | cancelled
    expiresAt: instant('expires_at').notNull(),
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Who stays, by room, where the names were passed on: "Ms Asha Rao". */
    guests: text('guests').array(),
    /** How often a sentinel's status was checked, to simulate "slow, then confirmed". */
    asked: smallint('asked').notNull().default(0),
    /** References of the cancelled rooms and changed dates that were told, each once: a room, or as often as `features/bookings` allows. */
    partsCancelled: text('parts_cancelled').array().notNull().default([]),
    /** Of a hold for new dates: the key of the reservation that is to be moved. Null for all others. */
    changeOf: text('change_of'),
    /** The dates of that reservation when the hold was made: it has those nights, so the hold does not take them again. */
    sharedFrom: date('shared_from'),
    sharedTo: date('shared_to'),
  },
  (table) => [
    uniqueIndex('supplier_reservations_key').on(table.idempotencyKey),
    uniqueIndex('supplier_reservations_code').on(table.code),
    index('supplier_reservations_held')
      .on(table.expiresAt)
      .where(sql`state = 'held'`),
    index('supplier_reservations_released')
      .on(table.changedAt)
      .where(sql`state = 'released'`),
  ],
);

/**
 * Rooms that are kept for an event: a room type of its own with a calendar and a rate, so that they are held, reserved and
 * given back as all rooms are (docs/adr/0049-room-blocks-as-room-types.md). `rooms` has an element a night; what of it is not free in the
 * block's calendar is held or reserved.
 */
export const roomBlocks = pgTable(
  'room_blocks',
  {
    id: text('id')
      .primaryKey()
      .references(() => roomTypes.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(), // for what they are kept: the id of an event
    checkIn: date('check_in').notNull(), // the first night
    checkOut: date('check_out').notNull(), // the morning after the last
    rooms: smallint('rooms').array().notNull(),
    rate: integer('rate').notNull(), // paise a night, before tax
    cutOffAt: instant('cut_off_at').notNull(),
    releasedAt: instant('released_at'), // when what nobody had booked went back to sale
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('room_blocks_owner').on(table.ownerId, table.createdAt),
    check('room_blocks_rooms', sql`0 <= all (${table.rooms})`),
  ],
);
