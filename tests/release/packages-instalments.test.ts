import { describe, expect, it } from 'vitest';
import { aDeparture } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { QUARTER, TOTAL, useInstalments } from '../support/instalments.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const { setup, db, jobs, buyer, books, taken, subjects, deposited } = useInstalments();
const { walletOf } = setup;

describe('[7.20] a package with a deposit', () => {
  it('offers its payments before it is paid, by the day on which it was opened', async () => {
    const asha = await buyer();
    const { instalments } = await asha.heldPackage(await aDeparture(db(), { inDays: 60 }));
    expect(instalments).toEqual({
      chosen: false,
      left: false,
      payments: [
        { amount: QUARTER, due: null, lastDate: null, paidAt: null },
        { amount: QUARTER, due: '2026-12-16', lastDate: '2026-12-19', paidAt: null },
        { amount: 2 * QUARTER, due: '2027-01-09', lastDate: '2027-01-12', paidAt: null },
      ],
      open: TOTAL,
      ifUnpaid: null,
      atCheckout: null,
      lapsed: false,
    });
  });

  it('is confirmed with its places, and paid by its dates until the invoice', async () => {
    const asha = await buyer();
    const booked = await deposited(asha);
    expect(booked).toMatchObject({
      state: 'confirmed',
      total: TOTAL,
      payment: { wallet: 0, gateway: QUARTER },
      documents: { voucher: true, invoice: null },
      instalments: { chosen: true, open: 3 * QUARTER, ifUnpaid: { refund: QUARTER, charge: 0 } },
    });
    expect(booked.trail.at(-1)).toMatchObject({
      stage: 'payment',
      total: QUARTER,
      note: '₹10,500 paid. Still to be paid: ₹10,500 by Wed 16 Dec 2026 and ₹21,000 by Sat 9 Jan 2027.',
    });
    expect(await taken()).toBe(2);
    expect(await books(booked._id)).toEqual([QUARTER, 0, 0]);
    const [confirmation] = await deliver(db());
    expect(confirmation?.text).toContain('Still to be paid: ₹10,500 by Wed 16 Dec 2026 and ₹21,000 by Sat 9 Jan 2027.');
    expect(confirmation?.attachments?.at(-1)?.name).toMatch(/^receipt-R29-26-27-\d{6}\.pdf$/);
    const [receipt = ''] = await documentsAgree(setup, asha.token(), booked._id);
    if (!noPdfTools)
      for (const text of [
        'Receipt voucher',
        'Received in advance ₹10,500.00',
        'CGST ₹250.00',
        'Received on',
        'not a tax invoice',
      ])
        expect(receipt).toContain(text);
    expect((await asha.get(`/api/documents/invoice?bookingId=${booked._id}`)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The invoice of this package comes when all of it is paid. Until then each payment has a receipt.',
    });

    const second = await asha.paidInstalment(booked._id, QUARTER);
    expect(second).toMatchObject({
      state: 'confirmed',
      payment: { gateway: 2 * QUARTER },
      documents: { invoice: null },
      instalments: { open: 2 * QUARTER, ifUnpaid: { refund: QUARTER, charge: QUARTER } },
    });
    expect(await subjects()).toEqual(['₹10,500 for Delhi, Agra and Jaipur is paid']);
    const third = await asha.paidInstalment(booked._id, 2 * QUARTER);
    expect(third).toMatchObject({ payment: { gateway: TOTAL }, instalments: { open: 0, ifUnpaid: null } });
    expect(third.documents.invoice).not.toBeNull();
    expect(await books(booked._id)).toEqual([TOTAL, 0, 0]);
    expect(await documentsAgree(setup, asha.token(), booked._id)).toHaveLength(3); // two receipts and the invoice
    expect(await subjects()).toEqual(['Delhi, Agra and Jaipur is paid in full']);
    expect((await setup.eventsOf(booked._id)).slice(-3)).toEqual([
      'payChange → paying_change',
      'capture → amending',
      'finishAmend → confirmed',
    ]);
    expect((await asha.payInstalment(booked._id, 100)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'All of this booking is paid. Nothing more is charged.',
    });
  });

  it('can be paid to its end at once, and its deposit from the wallet', async () => {
    const asha = await buyer(QUARTER);
    const booked = await deposited(asha, { walletAmount: QUARTER });
    expect(booked).toMatchObject({ state: 'confirmed', payment: { wallet: QUARTER, gateway: 0 } });
    const paid = await asha.paidInstalment(booked._id, 3 * QUARTER, 'all');
    expect(paid).toMatchObject({ payment: { wallet: QUARTER, gateway: 3 * QUARTER }, instalments: { open: 0 } });
    await documentsAgree(setup, asha.token(), booked._id);
    await asha.cancel(booked._id, TOTAL);
    await jobs();
    expect(await walletOf(asha)).toBe(QUARTER); // what the gateway took goes back there first
    await documentsAgree(setup, asha.token(), booked._id);
  });

  it('is paid whole where nothing else is chosen, or the departure is near', async () => {
    const asha = await buyer();
    const whole = await asha.confirmedPackage(await aDeparture(db(), { inDays: 60 }));
    expect(whole).toMatchObject({ payment: { gateway: TOTAL }, instalments: null });
    expect((await asha.payInstalment(whole._id, QUARTER)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    const near = await asha.heldPackage(await aDeparture(db(), { inDays: 34 }));
    expect(near.instalments).toBeNull();
    expect((await asha.payBy(near, { paying: 'deposit' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { paying: 'This booking is paid whole. Choose to pay in full.' },
    });
    const held = await asha.heldPackage(await aDeparture(db(), { inDays: 50 }));
    expect((await asha.payBy(held, { paying: 'deposit', walletAmount: QUARTER + 1 })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { walletAmount: 'That is more than the deposit. Use the deposit or less from the wallet.' },
    });
  });

  it('has the choice that was made when its payment is left', async () => {
    const asha = await buyer();
    const held = await asha.heldPackage(await aDeparture(db(), { inDays: 60 }));
    const pay = async (options: { paying?: 'deposit' }) => (await asha.payBy(held, options)).data.checkoutUrl;
    await asha.leave(await pay({ paying: 'deposit' }));
    expect(await asha.lookPackage(held._id)).toMatchObject({
      state: 'held',
      instalments: { chosen: false, left: true, open: TOTAL },
    });
    await asha.leave(await pay({}));
    expect(await asha.lookPackage(held._id)).toMatchObject({ state: 'held', instalments: { left: false } });
  });

  it('refuses another amount than its own, and what belongs to somebody else', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const { _id } = await deposited(asha);
    expect((await asha.payInstalment(_id, QUARTER + 100)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: QUARTER + 100, after: QUARTER },
    });
    expect((await ravi.payInstalment(_id, QUARTER)).status).toBe(404);
    await asha.payInstalment(_id, QUARTER);
    expect((await asha.payInstalment(_id, 3 * QUARTER, 'all')).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'A payment of ₹10,500 is open at the checkout. Finish or cancel it first. Nothing was charged.',
    });
  });

  it('of two parallel payments one counts, and a second capture goes back', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const both = await Promise.all([asha.payInstalment(_id, QUARTER), asha.payInstalment(_id, QUARTER)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.checkoutUrl).toBe(both[1].data.checkoutUrl);
    const callback = await asha.atCheckout(both[0].data.checkoutUrl, 'success-duplicate-webhook');
    await Promise.all([asha.comeBack(callback!.fields), asha.comeBack(callback!.fields)]);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
  });

  it('stands as it is when a later payment is left, and can be paid again', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    expect(data.booking).toMatchObject({ state: 'paying_change', instalments: { atCheckout: QUARTER } });
    expect(await asha.leave(data.checkoutUrl)).toMatchObject({ location: `/bookings/details?bookingId=${_id}` });
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 3 * QUARTER } });
    expect(await asha.paidInstalment(_id, QUARTER)).toMatchObject({ instalments: { open: 2 * QUARTER } });
  });
});
