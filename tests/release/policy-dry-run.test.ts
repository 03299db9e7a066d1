import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { recordChoice, recordSearch } from '#features/policy/server/index.ts';
import { travelRecords } from '#features/policy/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { BoundedClient } from '#lib/server/db/bounded-client.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';
import { aStay } from '../support/policy.ts';

const { database, demo, good } = useCompanyOffice();
type Run = { searches: number; bookings: number };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A page of forty rates of one hotel, of which the dearest was booked. */
const page = Array.from({ length: 40 }, (_, at) =>
  aStay({ id: `rate-${at}`, rate: `Rate ${at}`, total: 400_000 + at * 20_000 }),
);
const today = () => clock.today('Asia/Kolkata');

/** The demo company's policy with most people, tried on `count` records of its people over the last 80 days. */
async function triedOn(count: number): Promise<{ run: Run; mostRows: number; heap: number }> {
  const companyId = demo().companyDetails._id;
  const { policyId, version } = await good<{ policyId: string; version: number }>(
    'GET',
    `travel-policies/of-person?userId=${demo().userDetails._id}`,
  );
  await database().delete(travelRecords);
  await database().execute(sql`
    insert into travel_records (id, company_id, employee_id, on_day, chosen_id, options)
    select 'trc_' || lpad(n::text, 8, '0'), ${companyId}, ${demo().userDetails._id}, ${today()}::date - (n % 80), case when n % 2 = 0 then 'rate-39' end, ${JSON.stringify(page)}::jsonb
    from generate_series(1, ${count}::int) n`);
  const { seen, end } = watchStatements();
  try {
    const run = await good<Run>('GET', `travel-policies/dry-run?policyId=${policyId}&version=${version}`);
    return { run, ...seen };
  } finally {
    end();
  }
}

/** The most rows that one statement gave, and the most memory in use when a page of rows had come. */
function watchStatements() {
  const plain = Reflect.get(BoundedClient.prototype, 'query') as unknown as (...sent: unknown[]) => unknown;
  const seen = { mostRows: 0, heap: 0 };
  let pages = 0;
  const look = ({ rowCount }: { rowCount: number | null }) => {
    seen.mostRows = Math.max(seen.mostRows, rowCount ?? 0);
    if ((rowCount ?? 0) < 50 || pages++ % 8) return;
    collectGarbage();
    seen.heap = Math.max(seen.heap, process.memoryUsage().heapUsed);
  };
  Reflect.set(BoundedClient.prototype, 'query', function watched(this: unknown, ...given: unknown[]) {
    const result = plain.apply(this, given) as Promise<{ rowCount: number | null }> | undefined; // the pool calls with a callback
    void result?.then(look, () => undefined);
    return result;
  });
  return { seen, end: () => void Reflect.set(BoundedClient.prototype, 'query', plain) };
}

describe('[3.9] a dry run over many records', { timeout: 120_000 }, () => {
  it('needs no more memory for ten times the records, and counts all of them', async () => {
    await triedOn(100); // what is loaded once is loaded
    const [few, many] = [await triedOn(800), await triedOn(8000)];
    expect([few.run.searches, few.run.bookings, many.run.searches, many.run.bookings]).toEqual([800, 400, 8000, 4000]);
    expect([few.mostRows, many.mostRows]).toEqual([50, 50]);
    expect(many.heap - few.heap).toBeLessThan(10 * 2 ** 20);
  });
});

describe('what a search stores', () => {
  const stored = () => database().select().from(travelRecords);
  const asEmployee = async (
    work: (tx: Parameters<typeof recordSearch>[0], who: { companyId: string; employeeId: string }) => Promise<unknown>,
  ) => {
    await database().delete(travelRecords);
    const company = await aCompany();
    const who = { companyId: company.companyDetails._id, employeeId: company.userDetails._id };
    await inCompany(database(), who.companyId, (tx) => work(tx, who));
  };

  it('is at most 100 records of a person and day; what they book is kept beyond that', async () => {
    await asEmployee(async (tx, who) => {
      for (let search = 0; search < 130; search++) await recordSearch(tx, { ...who, options: [aStay()] });
      await recordSearch(tx, { ...who, employeeId: 'usr_colleague', options: [aStay()] });
      await recordChoice(tx, { ...who, option: aStay({ id: 'elsewhere', hotelId: 'elsewhere' }) });
    });
    const records = await stored();
    expect(records.length).toBe(102);
    expect(records.filter(({ chosenId }) => chosenId === 'elsewhere')).toHaveLength(1);
  });

  it('is at most 40 offers and 32 KB, however long their names are', async () => {
    const long: OptionFacts[] = Array.from({ length: 1000 }, (_, at) =>
      aStay({ id: `o${at}`, hotel: 'H'.repeat(120), room: 'R'.repeat(120), rate: 'x'.repeat(1500) }),
    );
    await asEmployee(async (tx, who) => {
      await recordSearch(tx, { ...who, options: long });
      await recordSearch(tx, { ...who, options: Array.from({ length: 60 }, (_, at) => aStay({ id: `o${at}` })) });
    });
    const [first, second] = (await stored()).sort((a, b) => a.options.length - b.options.length);
    expect(Buffer.byteLength(JSON.stringify(first?.options))).toBeLessThanOrEqual(32 * 1024);
    expect([first?.options.length, second?.options.length]).toEqual([16, 40]);
  });
});
