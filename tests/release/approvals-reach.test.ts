import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { outboxMessages } from '#lib/server/db/tables.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, passingTo, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { xx, zz } from '../support/flyer.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const HOUR = 3_600_000;

/** A company whose budget the room exceeds: an asker, whoever is asked first, and two colleagues who may answer. */
async function anOffice(levels: (first: Desk, second: Desk) => object[]) {
  const office = await anApprovalOffice(setup, { levels });
  const { rows } = await db().execute<{ id: string; work_email: string }>(sql`select id, work_email from employees`);
  const addressOf = ({ userId }: Desk) => rows.find(({ id }) => id === userId)!.work_email;
  return { ...office, addressOf };
}
/** Who was written to since the last look, and what. */
const emails = async () => (await deliver(db())).map(({ to, text }) => ({ to, text }));
const lastCounts = async ({ userId }: Desk) => {
  const { rows } = await db().execute<{ payload: { approvalCount: number } }>(
    sql`select payload from ${outboxMessages} where topic = ${`approval${userId}`} order by id desc limit 1`,
  );
  return rows[0]?.payload.approvalCount;
};

describe('a request reaches whoever it waits for', { timeout: 60_000 }, () => {
  it('[4.8] [7.19] [3.14] whom it passes to gets the email and the count, once; from whom it passed has it no more', async () => {
    const { first, second, ask, hotel, addressOf } = await anOffice((a, b) => [levelOf([a], passingTo(b, 2))]);
    await ask.send(hotel);
    expect((await emails()).map(({ to }) => to)).toEqual([addressOf(first)]);
    expect([await lastCounts(first), await lastCounts(second)]).toEqual([1, undefined]);
    const inbox = await approving(first).inbox();
    expect(inbox.response[0]).toMatchObject({
      answerBy: '2026-12-01T08:00:00.000Z',
      until: '2026-12-02T06:00:00.000Z',
    });
    clock.advance(2 * HOUR);
    await Promise.all([setup.jobs(), setup.jobs()]);
    const passed = await emails();
    expect(passed.map(({ to }) => to)).toEqual([addressOf(second)]);
    expect(passed[0]!.text).toMatch(/ did not answer in time, so the request was passed to you\./);
    expect([await lastCounts(first), await lastCounts(second)]).toEqual([0, 1]);
    expect((await approving(second).inbox()).approvalCount).toBe(1);
    expect((await approving(first).inbox()).approvalCount).toBe(0);
  });

  it('[4.8] [7.19] who goes away passes what waits to the stand-in: email, message and inbox', async () => {
    const { first, second, ask, hotel, addressOf } = await anOffice((a) => [levelOf([a])]);
    await ask.send(hotel);
    await emails();
    const now = clock.now().toISOString();
    expect((await approving(first).away(second.userId, now, '2026-12-05T00:00:00.000Z')).status).toBe(200);
    expect((await emails()).map(({ to }) => to)).toEqual([addressOf(second)]);
    expect([await lastCounts(second), (await approving(second).inbox()).approvalCount]).toEqual([1, 1]);
  });

  it('[4.8] [7.19] an absence that begins later is told when it begins, whichever was first, and only while it waits', async () => {
    const { asker, first, second, ask, hotel, addressOf } = await anOffice((a) => [levelOf([a])]);
    const sent = await ask.send(hotel);
    await emails();
    const tomorrow = new Date(clock.now().getTime() + 3 * HOUR).toISOString();
    await approving(first).away(second.userId, tomorrow, '2026-12-05T00:00:00.000Z');
    expect(await emails()).toEqual([]);
    const other = await ask.send(await stocked());
    expect((await emails()).map(({ to }) => to)).toEqual([addressOf(first)]);
    await asker.release(other.data.bookingId);
    await emails();
    clock.advance(3 * HOUR);
    const told = await emails();
    expect(told.map(({ to }) => to)).toEqual([addressOf(second)]);
    expect(told[0]!.text).toContain(sent.data.bookingId);
    expect((await approving(second).inbox()).approvalCount).toBe(1);
  });
});

it('[4.8] a person plans 20 absences at most, also with requests that arrive together; one that is over makes room', async () => {
  const { first, second } = await anOffice((a) => [levelOf([a])]);
  const plan = (day: number) =>
    approving(first).away(second.userId, `2026-12-${day}T00:00:00.000Z`, `2026-12-${day}T12:00:00.000Z`);
  const answers = await Promise.all(Array.from({ length: 22 }, () => plan(10)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 20 }, () => 200), 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    code: 'STATE_BLOCKED',
    message: expect.stringContaining('You can plan up to 20 absences.') as string,
  });
  clock.freeze('2026-12-10T12:00:00.000Z'); // they are over
  expect((await plan(30)).status).toBe(200);
});

describe('the time that an airline gives', { timeout: 60_000 }, () => {
  it('[4.8] [1.3] is said before asking, stands in answer, inbox and email alike, and who was named before is booked on approval', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([
      flightRules({ budget: [1, 2, 3, 4].map((regionalCategoryId) => ({ regionalCategoryId, amount: 100 })) }),
    ]);
    await company.fund(10_000_000);
    const [asker, first] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
    await deliver(db());
    const flyer = flightDeskOf(asker);
    const quoted = await flyer.lookAt((await flyer.quoteFlights({ offers: [xx(9011)] })).data.bookingId);
    expect(quoted).toMatchObject({ state: 'quoted', holds: 'price', holdMinutes: 15 });
    const held = await flyer.lookAt((await flyer.quoteFlights({ offers: [zz(9011)] })).data.bookingId);
    expect(held).toMatchObject({ holds: 'pnr', holdMinutes: 24 * 60 });

    const named = (await flyer.nameFlyers(quoted)).data;
    expect(named).toMatchObject({ state: 'quoted', details: { passengers: [{ firstName: 'Asha' }] } });
    const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString(); // fifteen minutes are too short to decide
    expect((await approving(asker).sendBooking(named)).data.until).toBe(until);
    expect((await approving(first).inbox()).response[0]).toMatchObject({ until, answerBy: until });
    expect((await emails())[0]!.text).toMatch(
      /Nothing is held meanwhile\. With no answer by .+, 11:30 \(India time\) the request ends/,
    );
    await approving(first).answer(named._id, 'approve', named.total);
    await setup.jobs();
    expect((await flyer.lookAt(named._id)).state).toBe('confirmed');
  });
});
