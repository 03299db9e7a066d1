import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification, NotificationCounts } from '#features/notifications/contract.ts';
import { remindOfTrips } from '#features/notifications/server/index.ts';
import { notifications } from '#features/notifications/server/tables.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, type Desk, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { aClient, type ServedHub, serveRealtime, until } from '../support/hub.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
let hub: ServedHub;
beforeAll(async () => void (hub = await serveRealtime()));
afterAll(() => hub.close());

type Page = NotificationCounts & { response: Notification[]; count: number };
const PATH = '/api/corporate/notifications';
const listOf = async (desk: Desk, list: string, more = '') =>
  (await desk.get<Page>(`${PATH}?list=${list}${more}`)).data;
const mark = (desk: Desk, bookingIds: string, approverId = desk.userId) =>
  desk.post<NotificationCounts>(`${PATH}/mark-read?approverId=${approverId}&bookingIds=${bookingIds}`, {});

async function asked() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, approver, hotel] = [await company.employee(), company.admin, await stocked()];
  await company.approvals([{ levels: [levelOf([approver])] }]);
  const { data } = await approving(asker).send(hotel);
  return { company, asker, approver, hotel, bookingId: data.bookingId };
}

describe('notifications of requests', () => {
  it('[3.12] [7.19] reach whoever decides and whoever asked, in their own lists, with counts to every tab', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, approver, hotel] = [await company.employee(), company.admin, await stocked()];
    await company.approvals([{ levels: [levelOf([approver])] }]);
    const tabs = [await aClient(hub.base, approver.token()), await aClient(hub.base, approver.token())];
    for (const tab of tabs) await tab.subscribe(`/topic/notification${approver.userId}`);
    const { data } = await approving(asker).send(hotel);
    await until(() => tabs.every(({ messages }) => messages.length === 1));
    for (const { messages } of tabs)
      expect(JSON.parse(messages[0]?.body ?? '')).toEqual({
        notificationCount: 1,
        unread: { approvals: 1, travelRequests: 0, tripReminders: 0 },
      });
    expect(await listOf(approver, 'approvals')).toMatchObject({
      count: 1,
      notificationCount: 1,
      response: [{ bookingId: data.bookingId, isRead: false, kind: 'asked', approvalStatus: 'pending', opens: true }],
    });
    expect(await listOf(asker, 'travelRequests')).toMatchObject({ count: 0, notificationCount: 0 });

    await approving(approver).answer(data.bookingId, 'decline', 840_000);
    expect(await listOf(asker, 'travelRequests')).toMatchObject({
      notificationCount: 1,
      response: [{ bookingId: data.bookingId, kind: 'ended', approvalStatus: 'declined', isRead: false }],
    });
    expect(await listOf(approver, 'approvals')).toMatchObject({
      notificationCount: 0,
      response: [{ kind: 'asked', approvalStatus: 'declined', isRead: true }],
    });
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  it('[3.12] a question is news to the requester, its reply to the approver', async () => {
    const { asker, approver, bookingId } = await asked();
    await mark(approver, bookingId);
    await approving(approver).question(bookingId, 'Is there a train?');
    expect((await listOf(asker, 'travelRequests')).response).toMatchObject([{ kind: 'question', isRead: false }]);
    await approving(asker).reply(bookingId, 0, 'Not that day.');
    expect((await listOf(approver, 'approvals')).response).toMatchObject([{ kind: 'reply', isRead: false }]);
  });

  it('[4.12] [7.15] marking one lowers the count once, marking all empties the lists for good; requests are read with them', async () => {
    const { company, approver, hotel, bookingId } = await asked();
    const other = await approving(await company.employee()).send(hotel);
    expect(other.data.bookingId).not.toBe(bookingId);
    expect((await listOf(approver, 'approvals')).notificationCount).toBe(2);
    expect((await mark(approver, bookingId)).data.notificationCount).toBe(1);
    expect((await mark(approver, bookingId)).data.notificationCount).toBe(1);
    expect((await approving(approver).see(bookingId)).data.isRead).toBe(true);
    expect((await mark(approver, 'All')).data.notificationCount).toBe(0);
    expect(await listOf(approver, 'approvals')).toMatchObject({ count: 0, response: [] });
    expect((await approving(approver).inbox()).count).toBe(2); // the requests themselves stay
  });

  it('[4.12] reading a request in its list reads its notification', async () => {
    const { approver, bookingId } = await asked();
    await approving(approver).markRead(bookingId);
    expect(await listOf(approver, 'approvals')).toMatchObject({ notificationCount: 0, response: [{ isRead: true }] });
  });

  it('[7.20] are not written where the company’s settings tell nobody about approvals; the request itself is there', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    await company.approvals([{ levels: [levelOf([company.admin])] }]);
    await company.configure({ notices: [] });
    await approving(await company.employee()).send(await stocked());
    expect((await listOf(company.admin, 'approvals')).count).toBe(0);
    expect((await approving(company.admin).inbox()).approvalCount).toBe(1);
  });

  it('[6.5] are one’s own: 401, 404 for another’s, 400 for an unknown list', async () => {
    const { asker, approver, bookingId } = await asked();
    expect((await fetch(`${setup.api()}${PATH}`)).status).toBe(401);
    expect((await asker.get(`${PATH}?userId=${approver.userId}`)).status).toBe(404);
    expect((await mark(asker, 'All', approver.userId)).status).toBe(404);
    expect((await mark(asker, bookingId)).status).toBe(404);
    expect((await asker.get(`${PATH}?list=everything`)).status).toBe(400);
  });

  it('[5.7] [9.5] come ten to a page, the latest first, with the number of all', async () => {
    const { approver, company } = await asked();
    await db()
      .insert(notifications)
      .values(
        Array.from({ length: 12 }, (_, at) => ({
          companyId: company.companyId,
          userId: approver.userId,
          list: 'approvals' as const,
          subjectId: `more_${at}`,
          bookingId: `bkg_more_${at}`,
          kind: 'asked' as const,
          travelCategory: 1,
          approvalStatus: 'pending',
          title: 'A hotel',
          place: 'Kochi',
          firstDay: '2027-01-01',
          lastDay: '2027-01-02',
          isRead: false,
          at: new Date(clock.now().getTime() - (at + 1) * 60_000),
        })),
      );
    const [first, second] = [await listOf(approver, 'approvals'), await listOf(approver, 'approvals', '&pageNo=2')];
    expect([first.response.length, second.response.length, first.count]).toEqual([10, 3, 13]);
    const ids = [...first.response, ...second.response].map(({ bookingId }) => bookingId);
    expect(new Set(ids).size).toBe(13);
    expect(ids.at(-1)).toBe('bkg_more_11');
  });
});

describe('trip reminders', () => {
  async function trip() {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const booking = await desk.ready(hotel);
    await desk.pay(booking, booking.total);
    const begins = (days: number) =>
      db()
        .update(bookings)
        .set({ checkInAt: new Date(clock.now().getTime() + days * 86_400_000) })
        .where(eq(bookings.id, booking._id));
    return { company, desk, booking, begins };
  }

  it('[9.6] are made once, five days before, and not again after they were read', async () => {
    const { company, desk, booking, begins } = await trip();
    await begins(5.01);
    await remindOfTrips({ db: db() });
    expect((await listOf(desk, 'tripReminders')).count).toBe(0);
    await begins(4.99);
    await company.configure({ notices: ['approvals', 'bookings'] });
    await remindOfTrips({ db: db() });
    expect((await listOf(desk, 'tripReminders')).count).toBe(0); // the company’s settings say no
    await company.configure({ notices: ['tripReminders'] });
    await remindOfTrips({ db: db() });
    expect(await listOf(desk, 'tripReminders')).toMatchObject({
      notificationCount: 1,
      response: [{ bookingId: booking._id, kind: 'reminder', travelCategory: 1, isRead: false, opens: true, by: null }],
    });
    await mark(desk, 'All');
    await remindOfTrips({ db: db() });
    expect(await listOf(desk, 'tripReminders')).toMatchObject({ notificationCount: 0, count: 1 });
  });

  it('[9.6] go with the trip: when it is cancelled, and when it has begun', async () => {
    const { desk, booking, begins } = await trip();
    await begins(3);
    await remindOfTrips({ db: db() });
    expect((await listOf(desk, 'tripReminders')).count).toBe(1);
    await db().update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, booking._id));
    await remindOfTrips({ db: db() });
    expect((await listOf(desk, 'tripReminders')).count).toBe(0);
    await db().update(bookings).set({ state: 'confirmed' }).where(eq(bookings.id, booking._id));
    await remindOfTrips({ db: db() });
    await db()
      .update(notifications)
      .set({ startsAt: new Date(clock.now().getTime() - 1000) })
      .where(eq(notifications.subjectId, booking._id));
    expect(await listOf(desk, 'tripReminders')).toMatchObject({ count: 0, notificationCount: 0 });
  });
});
