import 'server-only';
import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ValuesByTarget } from '#lib/server/ports/company-people.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { DRY_RUN_DAYS, type TravelRecord } from '../rules/dry-run.ts';
import { firstDay, type OptionFacts } from '../rules/facts.ts';
import { travelRecords } from './tables.ts';

/** How many offers of a search are recorded: a screen or two, those that were seen. */
export const KEPT_OPTIONS = 40;

/** Maximum JSON size in bytes of one record's offers; forty offers usually need half of it. */
const MOST_BYTES = 32 * 1024;
/** Maximum number of search records per person and day. Bookings are always recorded. */
const MOST_A_DAY = 100;

type Search = { companyId: string; employeeId: string; options: readonly OptionFacts[] };

/**
 * Records a search with the first offers shown: at most KEPT_OPTIONS and MOST_BYTES of them, and MOST_A_DAY records per
 * person and day. The booking that follows names its offer (`recordChoice`).
 */
export async function recordSearch(db: Db, search: Search): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from travel_records where company_id = ${search.companyId} and employee_id = ${search.employeeId} and on_day = ${clock.today(COMPANY_ZONE)}::date`);
  if ((rows[0]?.count ?? 0) < MOST_A_DAY) await insertRecord(db, search);
}

async function insertRecord(db: Db, { companyId, employeeId, options }: Search): Promise<string> {
  const id = newId('trc', clock.now().getTime());
  await db.insert(travelRecords).values({
    id,
    companyId,
    employeeId,
    on: clock.today(COMPANY_ZONE),
    chosenId: null,
    options: withinBytes(options.slice(0, KEPT_OPTIONS)),
  });
  return id;
}

/** The first offers that fit into MOST_BYTES. */
function withinBytes(options: readonly OptionFacts[]): OptionFacts[] {
  let left = MOST_BYTES;
  return options.filter((option) => (left -= Buffer.byteLength(JSON.stringify(option)) + 1) >= 0);
}

/**
 * Records what was booked, in the person's latest search of today that showed the offer, its hotel, or flights to the
 * same place on the same day. A booking without such a search becomes a record of its own.
 */
export async function recordChoice(
  db: Db,
  { companyId, employeeId, option }: { companyId: string; employeeId: string; option: OptionFacts },
): Promise<void> {
  const house = option.mode === 'hotel' ? option.hotelId : option.id;
  const shows = (id: string) => sql`options @> ${JSON.stringify([{ id }])}::jsonb`;
  const { rows } = await db.execute<{ id: string; options: OptionFacts[] }>(sql`
    select id, options from travel_records where company_id = ${companyId} and employee_id = ${employeeId} and on_day = ${clock.today(COMPANY_ZONE)}::date and chosen_id is null
      and (${shows(option.id)} or ${shows(house)} or ${showsJourney(option)}) order by id desc limit 1`);
  const [found] = rows;
  const id = found?.id ?? (await insertRecord(db, { companyId, employeeId, options: [option] }));
  const seen = found?.options ?? [option];
  const stands = seen.some((one) => one.id === option.id || one.id === house);
  const options = stands
    ? seen.map((one) => (one.id === option.id || one.id === house ? option : one))
    : [option, ...seen];
  await db
    .update(travelRecords)
    .set({ chosenId: option.id, options })
    .where(and(eq(travelRecords.companyId, companyId), eq(travelRecords.id, id)));
}

/** A flight search shows one direction and records some of its flights: the booked one may not be among them. */
function showsJourney(option: OptionFacts): SQL {
  if (option.mode !== 'flight') return sql`false`;
  return sql`exists (select from jsonb_array_elements(options) seen where seen ->> 'mode' = 'flight' and seen -> 'place' = ${JSON.stringify(option.place)}::jsonb
    and jsonb_array_length(seen -> 'legs') = ${option.legs.length} and left(seen -> 'legs' -> 0 ->> 'departs', 10) = ${firstDay(option)})`;
}

/** The most records a dry run evaluates, newest first: about a quarter of a company of 50,000 people. */
const MOST_JUDGED = 20_000;
/** Records held in memory at once; each has up to MOST_BYTES of offers. */
const PAGE = 50;

/**
 * Records of the days a dry run looks back, of the people that a condition on `employees` selects, in pages of PAGE,
 * newest first: memory and event loop are independent of their number.
 */
export async function* pagesOfRecords(
  db: Db,
  companyId: string,
  today: IsoDate,
  policyId: string,
  policies: ValuesByTarget,
): AsyncGenerator<TravelRecord[]> {
  let last: TravelRecord | undefined;
  for (let evaluated = 0; evaluated < MOST_JUDGED; evaluated += PAGE) {
    const page: TravelRecord[] = await db
      .select({
        recordId: travelRecords.id,
        employeeId: travelRecords.employeeId,
        on: travelRecords.on,
        chosenId: travelRecords.chosenId,
        options: travelRecords.options,
      })
      .from(travelRecords)
      .where(
        and(
          eq(travelRecords.companyId, companyId),
          gte(travelRecords.on, addDays(today, -DRY_RUN_DAYS)),
          last && sql`(${travelRecords.on}, ${travelRecords.id}) < (${last.on}::date, ${last.recordId})`,
          readPort('companyPeople').isWith(companyId, travelRecords.employeeId, policies, policyId),
        ),
      )
      .orderBy(desc(travelRecords.on), desc(travelRecords.id))
      .limit(PAGE);
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}
