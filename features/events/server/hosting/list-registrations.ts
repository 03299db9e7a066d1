import 'server-only';
import { and, asc, count, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { csvInBatches } from '#lib/server/csv-in-batches.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { csvLine } from '#lib/shared/csv/write-csv.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type { ListedRegistration, ListedWaiting, registrationFile, registrations } from '../../contract.ts';
import { MOST_DAYS, MOST_PLACES, REGISTRATIONS_PAGE } from '../../rules/hosting-limits.ts';
import { daysOf } from '../events.repo.ts';
import { eventRegistrationDays, eventRegistrations } from '../tables.ts';
import { queueOf, type WaitingRow } from '../waiting/waiting.repo.ts';
import { hostedEventOf } from './hosted.repo.ts';

const ofEvent = (eventId: string) =>
  and(eq(eventRegistrations.eventId, eventId), isNull(eventRegistrations.withdrawnAt));
const ORDER = [asc(eventRegistrations.registeredAt), asc(eventRegistrations.id)];

/** Who is registered for an event of the caller, and who waits for a place, in the order in which they came. Throws NOT_FOUND. */
export const listRegistrations: UseCase<typeof registrations> = async ({ db, query, caller }) => {
  const event = await hostedEventOf(db, caller.userId, query.code);
  const [all] = await db.select({ count: count() }).from(eventRegistrations).where(ofEvent(event.id));
  const rows = await registrationRows(db, ofEvent(event.id), {
    limit: REGISTRATIONS_PAGE,
    offset: (query.pageNo - 1) * REGISTRATIONS_PAGE,
  });
  const waiting = (await queueOf(db, event.id)).map(presentWaiting);
  return { registrations: rows.map(({ id: _, ...row }) => row), count: all?.count ?? 0, waiting };
};

/**
 * The same as a file, with a column for each day; who waits stands below who is registered. Names that a spreadsheet would run as formulas are escaped, and the
 * export is recorded in the audit log. Throws NOT_FOUND.
 */
export const fileRegistrations: UseCase<typeof registrationFile> = async ({ db, query, caller, request }) => {
  const event = await hostedEventOf(db, caller.userId, query.code);
  const days = (await daysOf(db, event.id)).map(({ day }) => day);
  const cellsOf = ({ name, people, days: coming }: Pick<Row, 'name' | 'people' | 'days'>, status: string) => [
    name,
    people,
    status,
    ...days.map((day) => (coming.includes(day) ? people : 0)),
  ];
  const file = await csvInBatches<Row>({
    headings: ['Name', 'People', 'Status', ...days.map((day) => formatDate(day, ''))],
    most: MOST_PLACES * MOST_DAYS,
    size: REGISTRATIONS_PAGE,
    read: (last) => registrationRows(db, and(ofEvent(event.id), after(last)), { limit: REGISTRATIONS_PAGE, offset: 0 }),
    cellsOf: (row) => cellsOf(row, 'Registered'),
  });
  const waiting = (await queueOf(db, event.id)).map(presentWaiting);
  const lines = waiting.map((row) => csvLine(cellsOf(row, row.offeredUntil ? 'Place offered' : 'Waiting')));
  await recordEvent(db, request, { action: 'event.exported', actor: caller, subjectId: event.id });
  return new Uint8Array(Buffer.concat([file, Buffer.from(lines.join(''))]));
};

const presentWaiting = ({ name, companions, days, joinedAt, offeredUntil }: WaitingRow): ListedWaiting => ({
  name,
  people: 1 + companions,
  days,
  joinedAt: joinedAt.toISOString(),
  offeredUntil: offeredUntil?.toISOString() ?? null,
});

type Row = ListedRegistration & { id: string };

const after = (last: Row | undefined): SQL | undefined => {
  if (!last) return undefined;
  const { registeredAt, id } = eventRegistrations;
  const at = new Date(last.registeredAt);
  return or(gt(registeredAt, at), and(eq(registeredAt, at), gt(id, last.id)));
};

async function registrationRows(
  db: Db,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const rows = await db
    .select()
    .from(eventRegistrations)
    .where(wanted)
    .orderBy(...ORDER)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const days = ids.length
    ? await db
        .select()
        .from(eventRegistrationDays)
        .where(inArray(eventRegistrationDays.registrationId, ids))
        .orderBy(asc(eventRegistrationDays.day))
    : [];
  return rows.map(({ id, name, companions, registeredAt }) => ({
    id,
    name,
    people: 1 + companions,
    days: days.filter(({ registrationId }) => registrationId === id).map(({ day }) => day),
    registeredAt: registeredAt.toISOString(),
  }));
}
