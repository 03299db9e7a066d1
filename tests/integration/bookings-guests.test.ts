import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { NO_FAMILY_NAME } from '#lib/shared/passengers.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA } from '../support/buyer.ts';

const { db, stocked, buyer } = useBookingSetup();

describe('guests', () => {
  it('[5.12] what is wrong stands beside its field', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked(), { stay: aStay({ rooms: 2 }) });
    const wrong = await asha.nameGuests(booking._id, {
      ...ASHA,
      guests: [{ ...ASHA.guests[0], lastName: ' ' }],
      mobile: 'x',
      gst: { number: '27AAPFU0939F1ZX', companyName: '' },
    });
    expect(wrong.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'details.guests.0.lastName': NO_FAMILY_NAME,
        'details.mobile': expect.any(String) as string,
        'details.gst.number': expect.stringMatching(/last character/) as string,
        'details.gst.companyName': expect.any(String) as string,
      },
    });
    const few = await asha.nameGuests(booking._id, ASHA);
    expect(few.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests': 'Name 2 guests, one for each room.' },
    });
    expect((await asha.look(booking._id)).data.details?.guests).toHaveLength(2);
  });

  it('[7.20] the other guests of a shared room may be named, as many as it is booked for', async () => {
    const asha = await buyer();
    const held = (await asha.hold((await asha.quote(await stocked())).data)).data;
    const ravi = { title: 'Mr', firstName: 'Ravi', lastName: 'Rao' };
    const named = (...others: object[]) =>
      asha.nameGuests(held._id, { ...ASHA, guests: [{ ...ASHA.guests[0], others }] });
    expect((await named({ ...ravi, lastName: ' ' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests.0.others.0.lastName': NO_FAMILY_NAME },
    });
    expect((await named(ravi, ravi)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests.0.others': 'Room 1 is for 2 guests. Name at most 1 besides the first.' },
    });
    expect((await named(ravi)).data.details?.guests).toEqual([{ ...ASHA.guests[0], others: [ravi] }]);
    expect((await asha.look(held._id)).data.details?.guests[0]?.others).toEqual([ravi]);
  });

  it('[7.20] guests are needed before payment, and change until check-in; tax numbers do not', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    const held = (await asha.hold((await asha.quote(hotel)).data)).data;
    expect((await asha.pay(held)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Name the guests first, one for each room; then you can pay.',
    });

    const booking = await asha.confirmed(hotel);
    const changed = await asha.nameGuests(booking._id, {
      ...ASHA,
      guests: [{ title: 'Mr', firstName: 'Ravi', lastName: 'Nair' }],
      requests: 'A quiet room',
    });
    expect(changed.data.details).toMatchObject({ guests: [{ firstName: 'Ravi' }], requests: 'A quiet room' });
    const taxed = await asha.nameGuests(booking._id, {
      ...ASHA,
      gst: { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road, Mumbai 400010' },
    });
    expect(taxed.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.gst.number': expect.stringMatching(/^The invoice is already issued/) as string },
    });
    const held2 = (await asha.hold((await asha.quote(hotel)).data)).data;
    const company = { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders' };
    expect((await asha.nameGuests(held2._id, { ...ASHA, gst: company })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.gst.address': expect.stringMatching(/registered address/) as string },
    });
    expect(
      (await asha.nameGuests(held2._id, { ...ASHA, gst: { ...company, address: '4 Dockyard Road, Mumbai 400010' } }))
        .data.details?.gst?.address,
    ).toBe('4 Dockyard Road, Mumbai 400010');
    clock.freeze(booking.checkInAt);
    expect((await asha.nameGuests(booking._id)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Check-in was on 21 Dec, 14:00/) as string,
    });
  });

  it('[7.20] [2.4] of each room are known to the hotel once it is paid, and after each change', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked(), { stay: aStay({ rooms: 2 }) });
    const names = async () => {
      const { rows } = await db().execute<{ guests: string[] | null }>(
        sql`select guests from supplier_reservations where idempotency_key = ${booking._id}`,
      );
      return rows.map(({ guests }) => guests);
    };
    const ravi = { title: 'Mr', firstName: 'Ravi', lastName: 'Rao' };
    const party = (second: string) => ({
      ...ASHA,
      guests: [
        { ...ASHA.guests[0], others: [ravi] },
        { title: 'Ms', firstName: second, lastName: 'Iyer' },
      ],
    });
    const { data: named } = await asha.nameGuests(booking._id, party('Meera'));
    expect(await names(), 'nothing before it is paid').toEqual([null]);
    const { data } = await asha.pay(named);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await names()).toEqual([['Ms Asha Rao, Mr Ravi Rao', 'Ms Meera Iyer']]);
    expect((await asha.nameGuests(booking._id, party('Kavya'))).status).toBe(200);
    expect(await names()).toEqual([['Ms Asha Rao, Mr Ravi Rao', 'Ms Kavya Iyer']]);
  });
});
