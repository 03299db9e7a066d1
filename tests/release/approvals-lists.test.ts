import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200
const DAY = 86_400_000;

/** Both approve, one after the other, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, b: Desk): object[] => [levelOf([a]), levelOf([b])] } = {}) =>
  anApprovalOffice(setup, { levels });

describe('who answers in somebody’s place', () => {
  it('[7.20] while one is away a stand-in sees the request, is written to and answers; afterwards no more', async () => {
    const { ask, one, two, first, second, hotel } = await anOffice({ levels: (a) => [levelOf([a])] });
    const from = clock.now().toISOString();
    expect(
      (await one.away(first.userId, from, new Date(clock.now().getTime() + DAY).toISOString())).json,
    ).toMatchObject({ code: 'INVALID_INPUT', fields: { standInId: 'Choose someone other than yourself.' } });
    expect((await one.away('usr_nobody', from, from)).json).toMatchObject({
      fields: { standInId: expect.any(String) as string, until: 'The last day is before the first.' },
    });
    expect((await one.away(second.userId, from, new Date(clock.now().getTime() + DAY / 2).toISOString())).status).toBe(
      200,
    );
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    expect((await deliver(db())).map(({ to }) => to).sort()).toHaveLength(2);
    expect(await two.inbox()).toMatchObject({
      approvalCount: 1,
      notificationCount: 1,
      response: [{ bookingId, waitsForMe: true, isRead: false }],
    });
    expect((await two.markRead('All')).data).toEqual({ approvalCount: 1, notificationCount: 0 });
    expect((await two.see(bookingId)).data).toMatchObject({
      mine: { may: true, standsInFor: ['Nikhil Bose'] },
      levels: [{ people: [{ standIn: 'Nikhil Bose' }] }],
    });
    expect((await two.answer(bookingId, 'approve', TOTAL)).data.levels[0]!.people[0]).toMatchObject({
      answer: 'approve',
      by: 'Nikhil Bose',
    });

    const other = await ask.send(await stocked());
    clock.advance(DAY / 2);
    expect((await two.see(other.data.bookingId)).status).toBe(404);
    expect((await two.answer(other.data.bookingId, 'approve', TOTAL)).status).toBe(404);
  });
});

describe('the lists', () => {
  it('[7.12] [9.5] three a page, the latest first, by type and by status, with both counts', async () => {
    const { asker, ask, one, two } = await anOffice({ levels: (a) => [levelOf([a])] });
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) {
      clock.advance(60_000);
      ids.push((await ask.send(await stocked())).data.bookingId);
    }
    const page = await one.inbox();
    expect(page).toMatchObject({ count: 4, approvalCount: 4, notificationCount: 4 });
    expect(page.response.map(({ bookingId }) => bookingId)).toEqual(ids.slice(1).reverse());
    expect((await one.inbox('&pageNo=2')).response.map(({ bookingId }) => bookingId)).toEqual([ids[0]]);
    expect((await one.inbox('&sortBy=asc&pageSize=1')).response.map(({ bookingId }) => bookingId)).toEqual([ids[0]]);
    await one.answer(ids[0]!, 'approve', TOTAL);
    await one.answer(ids[1]!, 'decline', TOTAL);
    expect((await one.inbox('&approvalStatus=pending')).count).toBe(2);
    expect((await one.inbox('&approvalStatus=declined')).response).toMatchObject([
      { bookingId: ids[1], approvalStatus: 'declined', isRead: true },
    ]);
    expect((await ask.list('requestType=1')).data).toMatchObject({ count: 4, approvalCount: 0, notificationCount: 2 }); // two were answered since
    expect((await ask.list('requestType=2')).data.count).toBe(0);
    expect((await two.inbox()).count).toBe(0);
    expect((await ask.list('requestType=3')).data.count).toBe(0);
    expect((await ask.list('requestType=5')).json).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await ask.list(`requestType=1&userId=${asker.userId}`)).status).toBe(200);
    expect((await ask.list('requestType=1&userId=usr_other')).status).toBe(404);
  });

  it('[7.15] [4.12] [6.5] reading one lowers the count by one, All empties it; nobody reads for another', async () => {
    const { first, ask, one, two } = await anOffice({ levels: (a) => [levelOf([a])] });
    const [a, b] = [(await ask.send(await stocked())).data.bookingId, (await ask.send(await stocked())).data.bookingId];
    expect((await one.markRead(a)).data).toEqual({ approvalCount: 2, notificationCount: 1 });
    expect((await one.markRead(a)).data).toEqual({ approvalCount: 2, notificationCount: 1 });
    expect((await two.markRead(b, first.userId)).status).toBe(404);
    expect((await two.markRead(b)).status).toBe(404);
    expect((await one.markRead('All')).data).toEqual({ approvalCount: 2, notificationCount: 0 });
  });
});

describe('rights', () => {
  it('[6.2] [6.4] another company’s requests are not there, and neither is one that was never asked of you', async () => {
    const [ours, theirs] = [await anOffice(), await anOffice()];
    const {
      data: { bookingId },
    } = await ours.ask.send(ours.hotel);
    const bystander = approving(await ours.company.employee());
    const { companyId } = ours.company;
    for (const who of [
      theirs.one,
      theirs.ask,
      approving(theirs.company.admin),
      bystander,
      approving(ours.company.admin),
    ]) {
      expect((await who.see(bookingId)).status).toBe(404);
      expect((await who.status(companyId, bookingId)).status).toBe(404);
      expect((await who.answer(bookingId, 'approve', TOTAL)).status).toBe(404);
      expect((await who.markRead(bookingId)).status).toBe(404);
      expect((await who.inbox()).count).toBe(0);
    }
    expect((await ours.ask.status(theirs.company.companyId, bookingId)).status).toBe(404);
    expect((await ours.ask.see(bookingId)).status).toBe(404); // who asked looks at its status
    expect((await theirs.ask.sendBooking({ _id: bookingId, total: TOTAL })).status).toBe(404);
    expect((await theirs.ask.askAgain(bookingId)).status).toBe(404);
  });

  it('[6.6] somebody leaves: what waits for them waits for who takes over, and what they asked for is taken back', async () => {
    const { company, first, second, ask, two, hotel } = await anOffice({ levels: (a) => [levelOf([a])] });
    const { data: waiting } = await ask.send(hotel);
    const own = await approving(first).send(await stocked()); // asked of the administrator: its only approver asks himself
    expect(own.status).toBe(200);
    const leaving = (successorId: string | null) =>
      company.admin.get<{ refusal: string | null; sentences: string[] }>(
        `/api/corporate/employees/leaving?userId=${first.userId}${successorId ? `&successorId=${successorId}` : ''}`,
      );
    expect((await leaving(null)).data.refusal).toBe(
      'Nikhil Bose cannot leave yet: 1 approval waits for them. Choose who takes over.',
    );
    expect((await leaving(second.userId)).data.sentences).toEqual(
      expect.arrayContaining([
        '1 request that is not booked yet is withdrawn; nothing is charged.',
        '1 approval passes to Nikhil Bose.',
      ]),
    );
    const gone = await company.admin.post('/api/corporate/employees/deactivate', {
      userId: first.userId,
      successorId: second.userId,
    });
    expect(gone.json).toMatchObject({ status: 'SUCCESS' });
    await setup.jobs();
    expect(await two.inbox()).toMatchObject({ approvalCount: 1, response: [{ bookingId: waiting.bookingId }] });
    expect((await approving(company.admin).see(own.data.bookingId)).data.approvalStatus).toBe('withdrawn');
    const { rows } = await db().execute<{ state: string }>(
      sql`select state from bookings where id = ${own.data.bookingId}`,
    );
    expect(rows).toEqual([{ state: 'expired' }]);
    expect((await two.answer(waiting.bookingId, 'approve', TOTAL)).data.approvalStatus).toBe('approved');
  });
});
