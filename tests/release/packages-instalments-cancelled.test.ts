import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture } from '../support/departures.ts';
import { HOUR, QUARTER, TOTAL, useInstalments } from '../support/instalments.ts';
import { documentsAgree } from '../support/documents-agree.ts';

const { setup, db, jobs, buyer, balanceOf, books, subjects, deposited } = useInstalments();

describe('[7.20] a package that is paid in parts and cancelled', () => {
  it.each([
    ['with its deposit, before the charge begins', 60, 0, 1, QUARTER],
    ['with two payments, a day later', 60, 1, 1, 2 * QUARTER],
    ['with two payments, when a quarter is charged', 60, 1, 31, QUARTER],
    ['with all of it, when a quarter is charged', 60, 2, 31, 3 * QUARTER],
    ['with its deposit, when all of that is charged', 40, 0, 11, 0],
  ])('%s: paid less the charge', async (_, inDays, later, day, refund) => {
    const asha = await buyer();
    const { _id } = await deposited(asha, { inDays });
    for (const amount of [QUARTER, 2 * QUARTER].slice(0, later)) await asha.paidInstalment(_id, amount);
    clock.advance(day * 24 * HOUR);
    const paid = TOTAL - ((await asha.lookPackage(_id)).instalments?.open ?? 0);
    const { data: quote } = await asha.cancelQuote(_id);
    expect(quote).toMatchObject({ refund, charge: paid - refund, toSource: refund, toWallet: 0 });
    const steps = (quote as unknown as { steps: { refund: number; charge: number }[] }).steps;
    for (const step of steps) expect(step.refund + step.charge).toBe(paid);
    expect(steps.every((step) => step.refund >= 0)).toBe(true);
    await asha.cancel(_id, refund);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: refund, charge: paid - refund, state: 'processed' },
      instalments: { lapsed: false },
    });
    expect(await books(_id)).toEqual([paid - refund, 0, 0]);
    await documentsAgree(setup, asha.token(), _id);
  });

  it('returns the tax collected at source of what was paid', async () => {
    const [total, tcs] = [4_284_000, 84_000];
    const asha = await buyer();
    const departure = await aDeparture(db(), { slug: 'sri-lanka-rock-tea-and-fort', inDays: 60 });
    const { data: quoted } = await asha.quotePackage(departure, { shownTotal: total });
    await asha.hold(quoted);
    await asha.nameGuests(quoted._id, { ...ASHA, pan: 'ABCPE1234F' });
    const { data } = await asha.payBy(quoted, { paying: 'deposit' });
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await books(quoted._id)).toEqual([(total - tcs) / 4, tcs / 4, 0]);
    await asha.paidInstalment(quoted._id, total / 4);
    expect(await books(quoted._id)).toEqual([(total - tcs) / 2, tcs / 2, 0]);
    await documentsAgree(setup, asha.token(), quoted._id);
    clock.advance(31 * 24 * HOUR);
    await asha.cancel(quoted._id, total / 4);
    await jobs();
    expect(await books(quoted._id)).toEqual([(total - tcs) / 4, tcs / 4, 0]);
    await documentsAgree(setup, asha.token(), quoted._id);
  });

  it('sends back a payment that arrives after the cancellation', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    const callback = await asha.atCheckout(data.checkoutUrl, 'success-late-webhook');
    // the shop believes that nobody paid: its own order is closed and the booking cancelled before the news arrives
    await db().execute(sql`update payment_orders set state = 'closed' where reference <> '' and booking_id = ${_id}`);
    await db().execute(
      sql`update bookings set state = 'confirmed', hold_expires_at = null, amendments = jsonb_set(amendments, '{0,state}', '"left"') where id = ${_id}`,
    );
    await asha.cancel(_id, QUARTER);
    expect(callback).not.toBeNull();
    await asha.comeBack(callback!.fields);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'cancelled', refund: { amount: QUARTER } });
    expect(await books(_id)).toEqual([0, 0, 0]);
    expect(await balanceOf('gateway')).toBe(0);
    expect(await subjects()).toContain('A payment of ₹10,500 for Delhi, Agra and Jaipur goes back');
  });
});
