import 'server-only';
import { and, asc, desc, eq, gte, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { peopleOfDepartment } from '#features/companies/server/index.ts';
import { csvInBatches } from '#lib/server/csv-in-batches.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { CsvCell } from '#lib/shared/csv/write-csv.ts';
import type { QueryOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { CANCELLED_STATES, LIVE_STATES, statesOf, statusOf, TRIP_STATUS } from '../../rules/booking-status.ts';
import { CATEGORY_LABELS, WIRE_CATEGORY } from '../../rules/category.ts';
import { asBooking, asBookingAtWork, type BookingRow } from '../bookings.repo.ts';
import { bookingSummary, productOf } from '../products/index.ts';
import { bookings } from '../tables.ts';

type Filter = QueryOf<typeof contract.companyTripsFile>;
type Row = typeof bookings.$inferSelect;

/** All bookings of the company; three queries, whatever their number. */
export const listCompanyTrips: UseCase<typeof contract.companyTrips> = async ({
  db,
  body: { pageNo, pageSize, sort, ...filter },
  caller: { companyId },
}) => {
  const wanted = await fitting(db, companyId, filter);
  const confirmed = inArray(bookings.state, statesOf(['CONFIRMED']));
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      trips: sql<number>`(count(*) filter (where ${confirmed}))::int`,
      total: sql<string>`coalesce(sum(${bookings.total}) filter (where ${confirmed}), 0)`,
      outside: sql<string>`coalesce(sum(${bookings.total}) filter (where ${confirmed} and ${isOutside}), 0)`,
    })
    .from(bookings)
    .where(wanted);
  const way = sort.direction === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(bookings)
    .where(wanted)
    .orderBy(way(ORDERS[sort.by]), way(bookings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    count: sums?.count ?? 0,
    sums: { trips: sums?.trips ?? 0, total: Number(sums?.total ?? 0), outside: Number(sums?.outside ?? 0) },
    trips: rows.map(listed),
  };
};

const HEADINGS = [
  'Booking',
  'Code',
  'Kind',
  'Trip',
  'Place',
  'From',
  'To',
  'Travellers',
  'Booked by',
  'Cost centre',
  'Project',
  'Purpose',
  'Status',
  'Policy',
  'Total',
  'Currency',
];
const FILE_LINES = 10_000;
const LINES_AT_ONCE = 200;

/**
 * The same as a CSV file, one line per trip, latest first. Amounts in rupees; cells that a spreadsheet would evaluate
 * as formulas are escaped.
 */
export const fileCompanyTrips: UseCase<typeof contract.companyTripsFile> = async ({
  db,
  query,
  caller: { companyId },
}) => {
  const wanted = await fitting(db, companyId, query);
  return csvInBatches({
    headings: HEADINGS,
    most: FILE_LINES,
    size: LINES_AT_ONCE,
    read: (last?: Row) =>
      db
        .select()
        .from(bookings)
        .where(and(wanted, last && sql`(${bookings.checkIn}, ${bookings.id}) < (${last.checkIn}, ${last.id})`))
        .orderBy(desc(bookings.checkIn), desc(bookings.id))
        .limit(LINES_AT_ONCE),
    cellsOf: lineOf,
  });
};

function lineOf(row: Row): CsvCell[] {
  const { _id, name, place, from, to, travellers, bookedBy, bookingStatus, ...trip } = listed(row);
  const { costCentre = '', project = '', purpose = '' } = row.company?.fields ?? {};
  return [
    _id,
    row.confirmationCode ?? '',
    CATEGORY_LABELS[asBooking(row).category],
    name,
    place,
    from,
    to,
    travellers.join(', '),
    bookedBy,
    costCentre,
    project,
    purpose,
    `${TRIP_STATUS[bookingStatus]}${trip.partlyCancelled ? ', part cancelled' : ''}`,
    trip.inPolicy ? 'In policy' : 'Out of policy',
    trip.total / 100,
    trip.currency,
  ];
}

const ORDERS = {
  when: bookings.checkIn,
  bookedBy: sql`lower(${bookings.company} -> 'bookedBy' ->> 'name')`,
  total: bookings.total,
};
const isOutside = sql`${bookings.company} ->> 'inPolicy' = 'false'`;

/** The condition of a filter. Price checks and released holds are not trips. */
async function fitting(db: Db, companyId: string, filter: Filter): Promise<SQL | undefined> {
  const { searchKey, since, until, departmentId, status, policy } = filter;
  const key = searchKey.trim();
  const people = departmentId ? await peopleOfDepartment(db, companyId, departmentId) : null;
  return and(
    eq(bookings.companyId, companyId),
    inArray(bookings.state, [...LIVE_STATES, ...CANCELLED_STATES]),
    status ? inArray(bookings.state, statesOf([status])) : undefined,
    since ? gte(bookings.checkIn, since) : undefined,
    until ? lte(bookings.checkIn, until) : undefined,
    policy === 'outside' ? isOutside : policy === 'inside' ? not(isOutside) : undefined,
    people
      ? or(inArray(bookings.userId, people), hasTraveller(sql`traveller ->> 'userId' = any(${sql.param(people)})`))
      : undefined,
    key ? named(key) : undefined,
  );
}

const hasTraveller = (which: SQL): SQL =>
  sql`exists (select from jsonb_array_elements(${bookings.company} -> 'travellers') traveller where ${which})`;

function named(key: string): SQL | undefined {
  const words = `%${key.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  return or(
    sql`${bookings.company} -> 'bookedBy' ->> 'name' ilike ${words}`,
    hasTraveller(sql`traveller ->> 'name' ilike ${words}`),
  );
}

function listed(row: Row): contract.CompanyTrip {
  const booking = asBookingAtWork(row);
  return {
    _id: booking.id,
    category: WIRE_CATEGORY[booking.category],
    name: bookingSummary(booking).name,
    place: bookingSummary(booking).destination,
    from: booking.checkIn,
    to: booking.checkOut,
    state: booking.state,
    bookingStatus: statusOf(booking.state),
    ...whoTravels(booking),
    bookedBy: booking.company?.bookedBy.name ?? '',
    total: booking.total,
    currency: booking.currency,
    inPolicy: booking.company?.inPolicy ?? true,
    costCentre: booking.company?.fields.costCentre ?? '',
  };
}

/** Current travellers: of a partly cancelled flight the passengers with valid tickets, by the names given there. */
function whoTravels(booking: BookingRow): { travellers: string[]; partlyCancelled: boolean } {
  const { names, partlyCancelled } = productOf(booking).remainingTravellers?.(booking) ?? {};
  return {
    travellers: names ?? booking.company?.travellers.map(({ name }) => name) ?? [],
    partlyCancelled: partlyCancelled ?? false,
  };
}
