import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Notification, NotificationCounts, NotificationPreferences } from '#features/notifications/contract.ts';
import { employees } from '#features/companies/server/tables.ts';
import { mails } from '#lib/server/db/tables.ts';
import { approving, type Desk, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/call.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const PATH = '/api/corporate/notifications';
const requestsOf = async (desk: Desk) =>
  (await desk.get<NotificationCounts & { response: Notification[]; count: number }>(`${PATH}?list=approvals`)).data;

describe('a changed policy', () => {
  it('[4.10] [7.20] is told by email to whom other limits apply, where the company and the person want it', async () => {
    const company = await aBookingCompany(db, setup.api);
    const { policyId } = await company.policy([hotelRules(nightBudget(400_000))]);
    const publish = (night: number) => company.policy([hotelRules(nightBudget(night))], policyId);
    const [om, tara] = [await company.employee(), await company.employee()];
    await deliver(db());
    await call('PUT', `${PATH}/preferences`, {
      body: { off: [{ kind: 'policyChanges', channel: 'mail' }] },
      token: tara.token(),
    });
    await publish(500_000);
    const told = (await deliver(db())).filter(({ subject }) => subject === 'Your travel policy changed');
    expect(told.some(({ text }) => text.includes('₹5,000 (was ₹4,000)'))).toBe(true);
    const addresses = await db()
      .select({ id: employees.id, workEmail: employees.workEmail })
      .from(employees)
      .where(inArray(employees.id, [om.userId, tara.userId]));
    const isTold = (desk: Desk) =>
      told.some(({ to }) => to === addresses.find(({ id }) => id === desk.userId)?.workEmail);
    expect([isTold(om), isTold(tara)]).toEqual([true, false]);

    await company.configure({ notices: ['approvals'] });
    await publish(600_000);
    expect((await deliver(db())).map(({ subject }) => subject)).not.toContain('Your travel policy changed');
  });
});

describe('what people switch off for themselves', () => {
  const PREFERENCES = `${PATH}/preferences`;
  const save = (desk: Desk, off: object[]) =>
    call<NotificationPreferences>('PUT', PREFERENCES, { body: { off }, token: desk.token() });

  it('[7.20] decides who is told by the bell and by email; the request itself still waits for them', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, second, hotel] = [await company.employee(), await company.employee(), await stocked()];
    await company.approvals([{ levels: [levelOf([company.admin])] }]);
    expect((await save(company.admin, [{ kind: 'approvals', channel: 'mail' }])).status).toBe(200);
    const { data } = await approving(asker).send(hotel);
    expect((await requestsOf(company.admin)).count).toBe(1);
    expect(await mailsAbout('approval-asked', company.companyId)).toBe(0);

    expect((await save(company.admin, [{ kind: 'approvals', channel: 'bell' }])).status).toBe(200);
    await approving(second).send(hotel);
    expect((await requestsOf(company.admin)).response.map(({ bookingId }) => bookingId)).toEqual([data.bookingId]);
    expect(await mailsAbout('approval-asked', company.companyId)).toBe(1);
    expect((await approving(company.admin).inbox()).approvalCount).toBe(2);
  });

  it('[7.20] decides whether somebody at work is told by email of a refund that was paid', async () => {
    const company = await aBookingCompany(db, setup.api, { settings: { paying: 'wallet' } });
    const desk = await company.employee();
    const paidBack = async (off: object[]): Promise<number> => {
      expect((await save(desk, off)).status).toBe(200);
      const ready = await desk.ready(await stocked());
      const { checkoutUrl } = (await desk.pay(ready)).data; // an empty wallet: by their own card
      await desk.comeBack((await desk.atCheckout(checkoutUrl))?.fields ?? {});
      await deliver(db());
      const { refund } = (await desk.cancelQuote(ready._id)).data;
      await desk.cancel(ready._id, refund);
      for (let round = 0; round < 3; round++) await setup.jobs();
      const emails = await deliver(db());
      return emails.filter(({ to, subject }) => to.endsWith('@work.example') && / was refunded$/.test(subject)).length;
    };
    expect(await paidBack([])).toBe(1);
    expect(await paidBack([{ kind: 'refunds', channel: 'mail' }])).toBe(0);
    expect(await paidBack([{ kind: 'refunds', channel: 'push' }])).toBe(1);
  });

  it('[7.20] is read back with what the company switched off; approvals keep one channel, unknown ones are refused', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.configure({ notices: ['approvals'] });
    const desk = await company.employee();
    expect((await save(desk, [{ kind: 'approvals', channel: 'pigeon' }])).status).toBe(400);
    const refused = await save(desk, [
      { kind: 'approvals', channel: 'bell' },
      { kind: 'approvals', channel: 'mail' },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      fields: { off: 'Keep the bell or email for approvals, so that requests reach you.' },
    });
    await save(desk, [{ kind: 'approvals', channel: 'mail' }]);
    expect((await desk.get<NotificationPreferences>(PREFERENCES)).data.kinds).toEqual([
      {
        kind: 'approvals',
        company: true,
        channels: [
          { channel: 'bell', on: true },
          { channel: 'mail', on: false },
          { channel: 'push', on: true },
        ],
      },
      {
        kind: 'bookings',
        company: false,
        channels: [
          { channel: 'mail', on: true },
          { channel: 'push', on: true },
        ],
      },
      { kind: 'policyChanges', company: false, channels: [{ channel: 'mail', on: true }] },
      {
        kind: 'tripReminders',
        company: false,
        channels: [
          { channel: 'bell', on: true },
          { channel: 'mail', on: true },
          { channel: 'push', on: true },
        ],
      },
      {
        kind: 'scheduleChanges', // no company switches these off
        company: true,
        channels: [
          { channel: 'mail', on: true },
          { channel: 'push', on: true },
        ],
      },
      {
        kind: 'refunds', // nor these
        company: true,
        channels: [
          { channel: 'mail', on: true },
          { channel: 'push', on: true },
        ],
      },
    ]);
    expect((await fetch(`${setup.api()}${PREFERENCES}`)).status).toBe(401);
  });
});

const mailsAbout = async (template: string, companyId: string): Promise<number> =>
  (
    await db()
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.template, template), eq(mails.sender, companyId)))
  ).length;
