import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { useApiServer } from '../support/api-server.ts';
import { NOON_LESS_HALF } from '../support/booking-setup.ts';
import { useEnvironment } from '../support/environment.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { goodCall } from '../support/walk/good-call.ts';
import type { KnownValues } from '../support/walk/good-input.ts';
import { knownValues } from '../support/walk/known-values.ts';
import { readyFor } from '../support/walk/ready-for.ts';
import { send } from '../support/walk/send.ts';
import { twoTravellers, type TwoTravellers } from '../support/walk/two-travellers.ts';

useEnvironment({ RATE_LIMIT_FACTOR: '1000' }); // bookings and requests of every kind in one moment
const db = useTestDatabase();
const api = useApiServer();
let people: TwoTravellers;

beforeAll(async () => {
  clock.freeze(NOON_LESS_HALF);
  people = await twoTravellers(db(), api.base);
});
beforeEach(() => clock.freeze(NOON_LESS_HALF));
afterAll(() => clock.reset());

/** Changes by staff that leave no line, each with its reason. */
const WITHOUT_LINE: Record<string, string> = {};

/** Input that changes something, where the walk's own repeats what stands: the company has no credit. */
const CHANGES: Record<string, KnownValues> = { 'desk.setCreditLimit': { limit: 5_000_000 } };

const byStaff = operations.filter(({ caller, method }) => caller === 'staff' && method !== 'GET');

it('[7.20] every exception of the audit trail is a change by staff', () => {
  expect(byStaff.length).toBeGreaterThan(10);
  expect(byStaff.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(WITHOUT_LINE)));
});

it.each(byStaff.map((operation) => [operation.name, operation] as const))(
  '[7.20] staff leave a line in the audit trail with %s',
  async (name, operation) => {
    const { known } = await readyFor(name, people, api.base);
    const input = goodCall(operation, people, knownValues(people), { ...known, ...CHANGES[name] });
    const answer = await send(api.base(), operation, { ...input, token: people.staff.ours });
    expect(answer.status, answer.text).toBe(200);
    const lines = await db()
      .select({ actorId: auditEvents.actorId, actorType: auditEvents.actorType, action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.requestId, answer.requestId ?? ''));
    if (name in WITHOUT_LINE) return void expect(lines, WITHOUT_LINE[name]).toEqual([]);
    expect(lines).toContainEqual({
      actorId: expect.stringMatching(/^stf_/) as string,
      actorType: 'staff',
      action: expect.stringMatching(/^[a-z-]+\.[a-z -]+$/) as string,
    });
  },
);
