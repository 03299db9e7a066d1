import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { FlightExtra, Traveller } from '#lib/server/ports/flight-supplier.ts';
import type { SoldBound } from '../rules/fares/sold-bound.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Seats sold by us on a flight's cabin; a row exists only once something was sold. */
export const flightSales = pgTable(
  'flight_sales',
  {
    departsOn: date('departs_on').notNull(), // local date at the origin
    flight: text('flight').notNull(), // airline and number: 6E2134
    cabin: smallint('cabin').notNull(), // 3.19
    sold: smallint('sold').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.departsOn, table.flight, table.cabin] }),
    check('flight_sales_sold_not_negative', sql`${table.sold} >= 0`),
  ],
);

/** Seats that someone chose by number: one passenger a seat. */
export const flightSeats = pgTable(
  'flight_seats',
  {
    departsOn: date('departs_on').notNull(),
    flight: text('flight').notNull(),
    seat: text('seat').notNull(),
    reservationKey: text('reservation_key').notNull(),
    passenger: smallint('passenger').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.departsOn, table.flight, table.seat] }),
    index('flight_seats_reservation').on(table.reservationKey),
  ],
);

/** A ticket and what of it can still be flown, by direction of the trip. */
export type StoredTicket = { passenger: number; number: string; open: number[] };

/** A cancellation, change or addition that was carried out, under its own key, so that a repeat finds its answer. */
export type RecordedAmendment = {
  key: string;
  kind: 'cancel' | 'change' | 'extras';
  amount: number;
  tickets?: { passenger: number; number: string }[];
  seats?: { passenger: number; flight: string; seat: string }[];
};

/** The embedded airlines' own books: one row an airline's part of a trip (a PNR). All parts of a key live and die together until ticketing. */
export const flightReservations = pgTable(
  'flight_reservations',
  {
    key: text('key').notNull(),
    part: smallint('part').notNull(),
    airline: text('airline').notNull(),
    bounds: jsonb('bounds').$type<SoldBound[]>().notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    travellers: jsonb('travellers').$type<Traveller[]>(),
    extras: jsonb('extras').$type<FlightExtra[]>().notNull(),
    /** Fare of this part in paise (of a held change: what is due for it); the extras' price stands with part 0. */
    total: bigint('total', { mode: 'number' }).notNull(),
    extrasTotal: bigint('extras_total', { mode: 'number' }).notNull(),
    state: text('state').notNull(), // held | pending | ticketed | refused | released | cancelled
    pnr: text('pnr').notNull(),
    tickets: jsonb('tickets').$type<StoredTicket[]>().notNull(),
    amendments: jsonb('amendments').$type<RecordedAmendment[]>().notNull(),
    ticketBy: instant('ticket_by').notNull(),
    scheduleAccepted: boolean('schedule_accepted').notNull().default(false),
    /** When the airline announces new times (a sentinel), and whether the announcement was heard. */
    announcesAt: instant('announces_at'),
    announcementHeard: boolean('announcement_heard').notNull().default(false),
    /** How often a sentinel was asked, so that "pending, then ticketed" can be played. */
    asked: smallint('asked').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.part] }),
    uniqueIndex('flight_reservations_pnr').on(table.pnr),
    index('flight_reservations_held')
      .on(table.ticketBy)
      .where(sql`state = 'held'`),
    index('flight_reservations_announced')
      .on(table.announcesAt)
      .where(sql`announces_at is not null and not announcement_heard`),
    index('flight_reservations_given_up')
      .on(table.changedAt)
      .where(sql`state in ('released', 'refused')`),
  ],
);

/** Ticket numbers are thirteen digits: three of the airline (000, which is nobody's, for our embedded ones), then these ten. */
export const flightTicketNumbers = pgSequence('flight_ticket_numbers', { startWith: 1_000_000_001 });

/** Taxes and airport fees on air tickets, dated, with their source. A new rate is a new row. */
export const airTaxes = pgTable('air_taxes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(), // GST | UDF | ASF | APD | PSC
  label: text('label').notNull(),
  countryCode: text('country_code').notNull(),
  airport: text('airport'),
  at: text('at').notNull(), // departure | arrival
  market: text('market').notNull(), // domestic | international | any
  cabins: integer('cabins').array(), // null: every cabin
  toCountries: text('to_countries').array(),
  rateBp: integer('rate_bp'),
  amount: integer('amount'), // paise a passenger
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
});
