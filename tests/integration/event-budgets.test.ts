import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventBudget } from '#features/events/contract.ts';
import { type Cost, MOST_BUDGET } from '#features/events/rules/event-budget.ts';
import { eraseHostedEvents, takeoutHostedEvents } from '#features/events/server/index.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { call } from '../support/api-server.ts';
import { aSignedInGuest, CODE, FRI, SAT } from '../support/events.ts';
import { aHost, useHostedEvents } from '../support/hosted-events.ts';
import { failure } from '../support/refusal.ts';
import { aStaff } from '../support/staff.ts';

const { db, api, asha, anOpenEvent } = useHostedEvents();

const HALL: Cost = { category: 'venue', description: 'The hall', planned: 5_000_000, paid: 2_000_000 };
const TEA: Cost = { category: 'food', description: 'Tea for all', planned: 1_000_000, paid: 1_200_000 };
type Sent = { total?: number; lines?: unknown; version?: number };

/** The budget of one event by a token: of its host, or of the staff. */
const keeping = (base: string, code: string, token: () => string | undefined) => ({
  read: () => call<EventBudget>('GET', `${base}?code=${code}`, { token: token() }),
  save: (over: Sent = {}) =>
    call<EventBudget>('PUT', base, {
      token: token(),
      body: { code, total: 10_000_000, lines: [HALL, TEA], version: 0, ...over },
    }),
  file: async () => {
    const answer = await fetch(`${api.base()}${base}/file?code=${code}`, {
      headers: { authorization: `Bearer ${token()}` },
    });
    return answer.text();
  },
});
const byHost = (code: string, token: () => string | undefined = () => asha().token()) =>
  keeping('/api/events/hosted/budget', code, token);
const byStaff = (token: string, code = CODE) => keeping('/api/desk/events/budget', code, () => token);

let code: string;
beforeEach(async () => {
  code = await anOpenEvent();
  await db().execute(sql`delete from event_budgets`);
});

describe('[1.2] the budget of an event', () => {
  it('is empty at first, and kept by the host with the people who are registered', async () => {
    const budget = byHost(code);
    expect((await budget.read()).data).toEqual({ total: 0, lines: [], version: 0, people: 0 });
    await aSignedInGuest(db(), { code, companions: 2, days: [FRI, SAT] });
    expect((await budget.save()).data).toEqual({ total: 10_000_000, lines: [HALL, TEA], version: 1, people: 3 });
    expect((await budget.read()).data).toMatchObject({ total: 10_000_000, lines: [HALL, TEA], version: 1 });
    expect((await budget.save({ lines: [TEA], version: 1 })).data).toMatchObject({ lines: [TEA], version: 2 });
  });

  it('opens to its host alone: not to guests, other hosts, staff at a traveller’s event, or strangers', async () => {
    await byHost(code).save();
    const guest = (await aSignedInGuest(db(), { code, days: [FRI] })).accessToken;
    const ravi = await aHost(db());
    const staff = (await aStaff(db())).token;
    for (const [token, status] of [
      [undefined, 401],
      [guest, 401],
      [ravi.token(), 404],
      [staff, 401],
    ] as const) {
      const budget = byHost(code, () => token);
      expect([status, (await budget.read()).status, (await budget.save({ version: 1 })).status]).toEqual([
        status,
        status,
        status,
      ]);
    }
    expect((await byStaff(staff, code).read()).status).toBe(404);
    expect((await byHost(CODE).read()).status).toBe(400); // no code of a traveller's event
    expect((await byHost(code).read()).data).toMatchObject({ version: 1, lines: [HALL, TEA] });
    const page = await call('GET', `/api/events/details?code=${code}`);
    expect(JSON.stringify(page.json)).not.toContain('The hall');
  });

  it('is kept by staff at an event of the operator; the audit trail says who', async () => {
    const { token, staffId } = await aStaff(db());
    expect((await byStaff(token).save()).data).toMatchObject({ version: 1 });
    expect(failure(await byStaff(token).save())).toMatchObject({ status: 409, code: 'CONFLICT' });
    const { rows } = await db().execute(
      sql`select actor_id from audit_events where action = 'event.budget-saved' and actor_type = 'staff'`,
    );
    expect(rows).toEqual([{ actor_id: staffId }]);
  });

  it('is saved by the first of two tabs; the second is told, and what the first saved is kept', async () => {
    const budget = byHost(code);
    await budget.save();
    const answers = await Promise.all(
      ['First', 'Second', 'Third'].map((description) => budget.save({ version: 1, lines: [{ ...HALL, description }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.data;
    expect((await budget.read()).data).toEqual(won);
    expect(failure(answers.find(({ status }) => status === 409)!).message).toBe(
      'This budget was saved in another tab or by somebody else since you opened it. Nothing of yours was saved or lost.',
    );
    expect((await budget.save({ version: won.version })).data.version).toBe(3);
    expect((await budget.save({ version: 900 })).status).toBe(409);
  });

  it('is made once by two tabs at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map((total) => byHost(code).save({ total })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused beside the field: no description, an unknown category, an amount below zero or too large, too many lines', async () => {
    const budget = byHost(code);
    for (const [over, field] of [
      [{ total: -1 }, 'total'],
      [{ total: MOST_BUDGET + 1 }, 'total'],
      [{ total: 1.5 }, 'total'],
      [{ lines: [{ ...HALL, description: ' ' }] }, 'lines.0.description'],
      [{ lines: [HALL, { ...HALL, category: 'bribes' }] }, 'lines.1.category'],
      [{ lines: [{ ...HALL, planned: -100 }] }, 'lines.0.planned'],
      [{ lines: [{ ...HALL, paid: MOST_BUDGET + 1 }] }, 'lines.0.paid'],
      [{ lines: [{ ...HALL, description: 'a'.repeat(121) }] }, 'lines.0.description'],
      [{ lines: Array.from({ length: 101 }, () => HALL) }, 'lines'],
    ] as const) {
      const refused = failure(await budget.save(over));
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(
      (await budget.save({ lines: Array.from({ length: 100 }, () => ({ ...HALL, planned: MOST_BUDGET })) })).status,
    ).toBe(200);
  });

  it('is a file with its sums, whose cells no spreadsheet runs', async () => {
    await aSignedInGuest(db(), { code, companions: 1, days: [FRI] });
    await byHost(code).save({ lines: [HALL, { ...TEA, description: '=HYPERLINK("x")' }] });
    expect((await byHost(code).file()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'For,Description,Planned (INR),Paid (INR),Still to pay (INR)',
      'Venue,The hall,50000,20000,30000',
      `Food and drink,"'=HYPERLINK(""x"")",10000,12000,0`,
      'All lines,,60000,32000,30000',
      'Total,,100000',
      'Left of the total,,38000',
      'For each person registered,,31000',
      '',
    ]);
    expect(await byStaff((await aStaff(db())).token).file()).toContain('Left of the total,,0');
  });

  it('is in the copy of the host’s data, and goes with the event', async () => {
    await byHost(code).save();
    const { hostedEvents } = await takeoutHostedEvents(db(), asha().userId);
    expect(hostedEvents).toMatchObject([{ code, budget: { total: 10_000_000, lines: [HALL, TEA] } }]);
    await inTransaction(db(), (tx) => eraseHostedEvents(tx, { userId: asha().userId }));
    const { rows } = await db().execute(sql`select * from event_budgets`);
    expect(rows).toEqual([]);
  });
});
