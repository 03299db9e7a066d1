import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails } from '#lib/server/db/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { call } from '../support/api-server.ts';
import { attempt } from '../support/payments.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, type BookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { receiptAgrees } from '../support/documents-agree.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db } = setup;
type Desk = BookingCompany['admin'];
let company: BookingCompany;
beforeEach(async () => {
  company = await aBookingCompany(db, setup.api);
  await deliver(db());
});

/** An employee who may see the company's wallet and add to it. */
async function aTreasurer(): Promise<Desk> {
  const treasurer = await company.employee();
  const { userRoleId } = await company.must<{ userRoleId: string }>('POST', 'roles', {
    userRoleName: 'Treasury',
    rights: ['company.view', 'company.edit'],
  });
  await company.must('PUT', 'employees', {
    userId: treasurer.userId,
    firstName: 'Nikhil',
    lastName: 'Bose',
    mobile: '+91 90000 00012',
    employeeId: null,
    departmentId: null,
    designationId: null,
    bandId: null,
    levelId: null,
    managerId: null,
    userRoleId,
  });
  return treasurer;
}
const topUp = async (desk: Desk, amount: number) => {
  const { data } = await desk.post<{ topUpId: string; checkoutUrl: string }>('/api/corporate/wallet/top-up', {
    amount,
  });
  return { topUpId: data.topUpId, orderId: orderOfCheckout(data.checkoutUrl) };
};
const back = (fields: Record<string, string> = {}) =>
  fetch(`${setup.api()}/api/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const receipts = (emails: readonly Email[]) => emails.filter(({ subject }) => /added to|paid off/.test(subject));

describe('[7.20] the email about money that a company added', { timeout: 60_000 }, () => {
  it('goes with its receipt to whoever paid and to the administrators, once, however often it is reported', async () => {
    const treasurer = await aTreasurer();
    await company.employee();
    const { topUpId, orderId } = await topUp(treasurer, 2_50_000_00);
    const { callback } = await attempt(db(), orderId, 'success-duplicate-webhook');
    expect(await deliver(db()), 'nothing before it is credited').toEqual([]);
    await Promise.all([back(callback?.fields), back(callback?.fields), setup.jobs()]);
    await setup.jobs();
    const emails = await deliver(db());
    const subject = '₹2,50,000 was added to the wallet of Kaveri Instruments';
    expect(emails.map((email) => email.subject)).toEqual([subject, subject]);
    expect(new Set(emails.map(({ text }) => /^Hello (\w+)/.exec(text)?.[1]))).toEqual(new Set(['Nikhil', 'Priya']));
    expect(new Set(emails.map(({ to }) => to)).size).toBe(2);
    const number = topUpId.replace('top_', '').toUpperCase();
    for (const { text, attachments = [] } of emails) {
      for (const words of [
        `${subject}. The receipt is attached.`,
        'Paid: 1 Dec 2026, 11:30',
        'By: Nikhil Bose, UPI',
        `Receipt number: ${number}`,
        'In the wallet now: ₹2,50,000',
        'part=wallet',
      ])
        expect(text).toContain(words);
      expect(attachments.map(({ name, type }) => [name, type])).toEqual([['receipt.pdf', 'application/pdf']]);
      if (noPdfTools) continue;
      checkPdf(attachments[0]!.bytes);
      expect(textOf(attachments[0]!.bytes)).toBe(await receiptAgrees(setup, company.admin.token(), topUpId));
    }
    await back(callback?.fields);
    clock.advance(3_600_000);
    await setup.jobs();
    expect(receipts(await deliver(db())), 'a return an hour later').toEqual([]);
  });

  it('is not switched off with the emails about bookings, and not sent for a payment that failed or was left', async () => {
    const off = await call('PUT', '/api/corporate/notifications/preferences', {
      token: company.admin.token(),
      body: { off: [{ kind: 'bookings', channel: 'mail' }] },
    });
    expect(off.status).toBe(200);
    const failed = await topUp(company.admin, 1_000_00);
    const { callback } = await attempt(db(), failed.orderId, 'failure');
    await back(callback?.fields);
    await setup.jobs();
    expect(await deliver(db())).toEqual([]);
    const paid = await topUp(company.admin, 2_000_00);
    await attempt(db(), paid.orderId, 'success-no-return'); // the webhook alone says so
    await setup.jobs();
    expect((await deliver(db())).map(({ subject }) => subject)).toEqual([
      '₹2,000 was added to the wallet of Kaveri Instruments',
    ]);
  });

  it('says what is still owed where it paid off credit, and goes to nobody who left meanwhile', async () => {
    const treasurer = await aTreasurer();
    await company.configure({ paying: 'credit', creditLimit: 5_00_000_00 });
    const booking = await company.admin.ready(await setup.stocked());
    await company.admin.pay(booking, booking.total);
    await deliver(db());
    const { orderId } = await topUp(treasurer, booking.total - 1_000_00);
    await back((await attempt(db(), orderId)).callback?.fields);
    const waiting = await db().select().from(mails).where(eq(mails.template, 'wallet-added'));
    expect(waiting.filter(({ sentAt }) => !sentAt)).toHaveLength(2);
    await company.must('POST', 'employees/deactivate', { userId: treasurer.userId, successorId: null });
    const [email, ...more] = receipts(await deliver(db()));
    expect(more).toEqual([]);
    expect(email!.subject).toMatch(/^₹[\d,]+ was paid off the credit of Kaveri Instruments$/);
    expect(email!.text).toContain('Owed on credit now: ₹1,000');
    expect(email!.text).toContain('Nikhil Bose, UPI');
  });
});
