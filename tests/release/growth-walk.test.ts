import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimitOf, type AnyOperation } from '#lib/shared/define-operation.ts';
import { comeFrom, useApiServer } from '../support/api-server.ts';
import { NOON_LESS_HALF } from '../support/booking-setup.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { aWaitingPlace } from '../support/walk/an-own-event.ts';
import { BOUNDS, GROWS } from '../support/walk/growth.ts';
import { goodInput } from '../support/walk/good-input.ts';
import { send } from '../support/walk/send.ts';
import { EVENT_VALUES, knownValues } from '../support/walk/known-values.ts';
import { twoTravellers, type TwoTravellers } from '../support/walk/two-travellers.ts';
import { WAITING } from '../support/walk/ready-for.ts';

const db = useTestDatabase();
const api = useApiServer();
let people: TwoTravellers;

beforeAll(async () => {
  clock.freeze(NOON_LESS_HALF);
  people = await twoTravellers(db(), api.base);
});
afterAll(() => clock.reset());

/** How often a stranger asks for a change: beyond the limits that end emails, sign-ups, tries and registrations. */
const TIMES = 64;
/** And for what adds no row, or one counter, the first time. */
const FEW = 3;

const open = operations.filter(({ caller }) => caller === 'public' || caller === 'signature');

/** How many rows each table has. */
async function rowsOfAll(): Promise<Map<string, number>> {
  const { rows: tables } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = tables.map(
    ({ name }) => sql`select ${name} as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  const { rows } = await db().execute<{ name: string; rows: number }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

let stranger = 0;
/** Calls an operation as a stranger does who never uses the same address twice; gives the rows that came, by table. */
async function grownBy(operation: AnyOperation, times: number): Promise<Record<string, number>> {
  comeFrom(`198.51.100.${++stranger}`);
  const list = WAITING.test(operation.name) ? await aWaitingPlace(db(), people.asha.userId) : {};
  const before = await rowsOfAll();
  for (let time = 0; time < times; time++) {
    const email = `stranger${stranger}-${time}@walk.example`;
    const known = { ...knownValues(people), ...(operation.name.startsWith('events.') ? EVENT_VALUES : {}), ...list };
    await send(api.base(), operation, goodInput(operation, { ...known, email, workEmail: email }));
  }
  const after = await rowsOfAll();
  return Object.fromEntries(
    [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const).filter(([, more]) => more > 0),
  );
}

describe('tables that grow by what a stranger asks', () => {
  it('belong to operations that anybody may call, and name what bounds them', () => {
    expect(Object.keys(GROWS).filter((name) => !open.some((operation) => operation.name === name))).toEqual([]);
    expect(new Set(Object.values(GROWS).flatMap((tables) => Object.keys(tables)))).toEqual(
      new Set(Object.keys(BOUNDS)),
    );
  });

  it.each(open.map((operation) => [operation.name, operation] as const))('[7.20] %s', async (name, operation) => {
    const most = GROWS[name] ?? {};
    const grown = await grownBy(operation, Object.keys(most).length > 1 || (most.rate_limits ?? 0) > 2 ? TIMES : FEW);
    expect(Object.keys(grown).sort()).toEqual(Object.keys(most).sort());
    for (const [table, rows] of Object.entries(grown)) expect(rows, table).toBeLessThanOrEqual(most[table] ?? 0);
    if (Object.keys(grown).length) expect(rateLimitOf(operation), 'a limit of calls').toBeDefined();
  });
});
