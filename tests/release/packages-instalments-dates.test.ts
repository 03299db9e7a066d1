import { describe, expect, it } from 'vitest';
import { watchPayments } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { deliver } from '../support/emails.ts';
import { HOUR, QUARTER, useInstalments } from '../support/instalments.ts';
import { documentsAgree } from '../support/documents-agree.ts';

const { setup, db, jobs, buyer, books, taken, subjects, deposited } = useInstalments();

describe('[7.20] the dates of a package that is paid in parts', () => {
  it('are reminded of a week and a day before, each once, whichever process looks', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha); // due on 16 December
    await deliver(db());
    const look = async () => {
      await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
      return subjects();
    };
    clock.freeze('2026-12-09T03:29:59Z');
    expect(await look()).toEqual([]);
    clock.freeze('2026-12-09T03:30:00Z');
    await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
    const [reminder, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe('₹10,500 for Delhi, Agra and Jaipur is due by Wed 16 Dec 2026');
    expect(reminder?.text).toContain(
      'We accept it until the end of Sat 19 Dec 2026. If it is not paid by then, the booking is cancelled: ₹10,500 of what you paid goes back, and the tour operator keeps nothing.',
    );
    expect(await look()).toEqual([]);
    clock.freeze('2026-12-15T04:00:00Z');
    expect(await look()).toHaveLength(1);
    expect(await look()).toEqual([]);
    await asha.paidInstalment(_id, QUARTER);
    await deliver(db());
    clock.freeze('2026-12-20T00:00:00Z');
    expect(await look()).toEqual([]);
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed' });
  });

  it.each([
    ['the second payment', 60, [] as number[], '2026-12-19T18:30:00Z', QUARTER, 0],
    ['the last of three', 60, [QUARTER], '2027-01-12T18:30:00Z', QUARTER, QUARTER],
    ['the last of two', 50, [] as number[], '2027-01-02T18:30:00Z', 0, QUARTER],
  ])('end the booking by its terms when %s is not made', async (_, inDays, made, ends, refund, charge) => {
    const asha = await buyer();
    const { _id } = await deposited(asha, { inDays });
    for (const amount of made) await asha.paidInstalment(_id, amount);
    clock.freeze(new Date(Date.parse(ends) - 1000).toISOString());
    await jobs();
    expect((await asha.lookPackage(_id)).state).toBe('confirmed');
    await deliver(db());
    clock.freeze(ends);
    expect((await asha.payInstalment(_id, 3 * QUARTER, 'all')).json).toMatchObject({ code: 'STATE_BLOCKED' });
    await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: refund, charge, state: 'processed' },
      instalments: { lapsed: true },
    });
    expect(await taken()).toBe(0);
    expect(await books(_id)).toEqual([charge, 0, 0]);
    const mails = await deliver(db());
    const told = mails.filter(({ subject }) => subject === 'Delhi, Agra and Jaipur is cancelled');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/It was cancelled because the payment of ₹[\d,]+ due by .* was not made by/);
    expect(await documentsAgree(setup, asha.token(), _id)).toHaveLength(made.length + 1 + (refund ? 1 : 0));
  });

  it('wait for a payment that is open at the checkout, and use it', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    clock.freeze('2026-12-19T18:29:00Z');
    const { data } = await asha.payInstalment(_id, QUARTER);
    clock.freeze('2026-12-19T18:31:00Z');
    await jobs();
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
  });
});
