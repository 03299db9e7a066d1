import 'server-only';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { DRY_RUN_DAYS, type TravelRecord } from '../rules/dry-run.ts';
import { firstDay, type OptionFacts } from '../rules/facts.ts';
import { travelRecords } from './tables.ts';

/** Where a company's days begin and end. Companies abroad come with their own (places know the zone of a city). */
export const COMPANY_ZONE = 'Asia/Kolkata';
/** The offers of a search that are kept: a screen or two of them, the ones that somebody saw. */
export const KEPT_OPTIONS = 40;

/** Keeps what somebody searched, with the offers they saw; the booking that follows names its offer (`recordChoice`). Gives the record's id. */
export async function recordSearch(db: Db, { companyId, employeeId, options }: { companyId: string; employeeId: string; options: readonly OptionFacts[] }): Promise<string> {
  const now = clock.now();
  const id = newId('trc', now.getTime());
  await db.insert(travelRecords).values({ id, companyId, employeeId, on: clock.today(COMPANY_ZONE), chosenId: null, options: options.slice(0, KEPT_OPTIONS) });
  return id;
}

/**
 * Notes what was booked in somebody's latest search of today that showed the offer, its house, or flights to the same place
 * on the same day; it then stands there as it was booked. A booking without such a search is a record of its own.
 */
export async function recordChoice(db: Db, { companyId, employeeId, option }: { companyId: string; employeeId: string; option: OptionFacts }): Promise<void> {
  const house = option.mode === 'hotel' ? option.hotelId : option.id;
  const shows = (id: string) => sql`options @> ${JSON.stringify([{ id }])}::jsonb`;
  const { rows } = await db.execute<{ id: string; options: OptionFacts[] }>(sql`
    select id, options from travel_records where company_id = ${companyId} and employee_id = ${employeeId} and on_day = ${clock.today(COMPANY_ZONE)}::date and chosen_id is null
      and (${shows(option.id)} or ${shows(house)} or ${showsJourney(option)}) order by id desc limit 1`);
  const [found] = rows;
  const id = found?.id ?? (await recordSearch(db, { companyId, employeeId, options: [option] }));
  const seen = found?.options ?? [option];
  const stands = seen.some((one) => one.id === option.id || one.id === house);
  const options = stands ? seen.map((one) => (one.id === option.id || one.id === house ? option : one)) : [option, ...seen];
  await db.update(travelRecords).set({ chosenId: option.id, options }).where(and(eq(travelRecords.companyId, companyId), eq(travelRecords.id, id)));
}

/** A search shows the flights of a direction one by one and keeps some: what was booked of it may be another flight of that day. */
function showsJourney(option: OptionFacts): SQL {
  if (option.mode !== 'flight') return sql`false`;
  return sql`exists (select from jsonb_array_elements(options) seen where seen ->> 'mode' = 'flight' and seen -> 'place' = ${JSON.stringify(option.place)}::jsonb
    and jsonb_array_length(seen -> 'legs') = ${option.legs.length} and left(seen -> 'legs' -> 0 ->> 'departs', 10) = ${firstDay(option)})`;
}

/** The records of the last days that a dry run looks at, of the people whom a condition on `employees` names. */
export async function recentRecords(db: Db, companyId: string, today: IsoDate, policyId: string, judgedBy: ReturnType<typeof sql>): Promise<TravelRecord[]> {
  return db
    .select({ recordId: travelRecords.id, employeeId: travelRecords.employeeId, on: travelRecords.on, chosenId: travelRecords.chosenId, options: travelRecords.options })
    .from(travelRecords)
    .where(and(eq(travelRecords.companyId, companyId), gte(travelRecords.on, addDays(today, -DRY_RUN_DAYS)), sql`exists (select from employees where employees.company_id = ${companyId} and employees.id = ${travelRecords.employeeId} and ${judgedBy} = ${policyId})`))
    .orderBy(travelRecords.id)
    .limit(20_000);
}
