import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, oneAdult } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, setup.api, options);

describe('[2.2] settings have their effect', () => {
  it('ways to travel: what is not among them is not searched, evaluated or opened', async () => {
    const company = await aCompany({ settings: { modes: ['flight'] } });
    const [desk, hotel] = [await company.employee(), await stocked()];
    for (const answer of [
      await desk.search({ stay: oneAdult() }),
      await desk.rooms(hotel, { stay: oneAdult() }),
      await desk.quoteStay(hotel),
    ]) {
      expect(answer.json).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('does not book hotels') as string,
      });
    }
    await company.configure({ modes: ['hotel'] });
    const {
      data: { bookingId },
    } = await desk.quoteStay(hotel);
    await company.configure({ modes: ['flight'] });
    expect((await desk.hold((await desk.look(bookingId)).data)).status).toBe(403); // at the hold as well
  });

  it('whom people may book for, and guests', async () => {
    const company = await aCompany();
    const [desk, colleague, hotel] = [await company.employee(), await company.employee(), await stocked()];
    const forBoth = {
      party: { travellerIds: [desk.userId, colleague.userId] },
      stay: { ...oneAdult(), rooms: [{ adults: 2, childAges: [] }] },
    };
    const withGuest = { party: { travellerIds: [desk.userId], guests: 1 }, stay: forBoth.stay };
    expect((await desk.quoteStay(hotel, forBoth)).json).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^You can book only for yourself/) as string,
    });
    expect((await desk.quoteStay(hotel, withGuest)).json).toMatchObject({
      code: 'FORBIDDEN',
      fields: { 'party.guests': expect.any(String) as string },
    });
    const offered = async () =>
      (await desk.get<{ travellers: { _id: string }[] }>('/api/corporate/travellers')).data.travellers.map(
        ({ _id }) => _id,
      );
    expect(await offered()).toEqual([desk.userId]);
    await company.arrange(desk, colleague);
    await company.configure({ guestsAllowed: true });
    expect((await offered())[0]).toBe(desk.userId);
    expect(await offered()).toContain(colleague.userId);
    expect((await desk.quoteStay(hotel, forBoth)).status).toBe(200);
    expect(
      (await desk.look((await desk.quoteStay(hotel, withGuest)).data.bookingId)).data.company!.travellers.map(
        ({ name }) => name,
      ),
    ).toEqual(['Nikhil Bose', '1 guest']);
    expect((await desk.quoteStay(hotel, { ...forBoth, stay: oneAdult() })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'stay.rooms': '2 people travel and the rooms are for 1. Change the rooms or who travels.' },
    });
  });

  it('[2.2] a travel desk books for others by its role, whatever the setting, until the role is taken away', async () => {
    const company = await aCompany();
    await company.policy([hotelRules()]);
    const [desk, colleague, hotel] = [await company.employee(), await company.employee(), await stocked()];
    const forThem = { party: { travellerIds: [colleague.userId] } };
    const whom = async () =>
      (await desk.get<{ booksFor: string; travellers: { _id: string }[] }>('/api/corporate/travellers')).data;
    expect(await whom()).toMatchObject({ booksFor: 'self', travellers: [{ _id: desk.userId }] });
    expect((await desk.quoteStay(hotel, forThem)).json).toMatchObject({ code: 'FORBIDDEN' });
    const { userRoleId } = await company.must<{ userRoleId: string }>('POST', 'roles', {
      userRoleName: 'Travel desk',
      rights: ['booking.others'],
    });
    const before = await db().execute<{ role_id: string }>(
      sql`select role_id from employees where id = ${desk.userId}`,
    );
    const roleIs = (id: string) => db().execute(sql`update employees set role_id = ${id} where id = ${desk.userId}`);
    await roleIs(userRoleId);
    expect((await whom()).booksFor).toBe('company');
    expect((await whom()).travellers.map(({ _id }) => _id)).toContain(colleague.userId);
    const { data } = await desk.quoteStay(hotel, forThem);
    const booking = (await desk.look(data.bookingId)).data;
    expect(booking.company).toMatchObject({
      bookedBy: { userId: desk.userId },
      travellers: [{ userId: colleague.userId }],
    });
    await roleIs(before.rows[0]!.role_id);
    expect((await desk.hold(booking)).json).toMatchObject({ code: 'FORBIDDEN' }); // asked again at the hold
  });

  it('what a booking must say: it is not paid without', async () => {
    const company = await aCompany({ settings: { requiredFields: ['costCentre', 'purpose'] } });
    await company.fund(1_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const booking = await desk.ready(hotel, { fields: { costCentre: 'CC-44', purpose: ' ' } });
    expect((await desk.pay(booking, booking.total)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'fields.purpose': 'Say what the trip is for. Your company asks for it at each booking.' },
    });
    await desk.nameThem(booking, { costCentre: 'CC-44', purpose: 'A fair' });
    expect((await desk.pay(booking, booking.total)).data.booking).toMatchObject({
      state: 'confirmed',
      company: { fields: { costCentre: 'CC-44', purpose: 'A fair' } },
    });
  });

  it('the company’s wallet: it pays, what it does not hold goes to the checkout, and what comes back goes there', async () => {
    const company = await aCompany();
    await company.fund(1_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const money = async (id: string) =>
      (await desk.get<{ paying: string; covers: number }>(`/api/corporate/bookings/money?bookingId=${id}`)).data;
    const first = await desk.ready(hotel);
    expect(await money(first._id)).toEqual({ paying: 'wallet', covers: 840_000, stopped: null });
    expect((await desk.pay(first, 840_000)).data.booking).toMatchObject({
      state: 'confirmed',
      payment: { wallet: 840_000, gateway: 0 },
    });
    const second = await desk.ready(hotel);
    expect(await money(second._id)).toEqual({ paying: 'wallet', covers: 160_000, stopped: null });
    expect((await desk.pay(second, 160_001)).json).toMatchObject({ code: 'INSUFFICIENT_WALLET' });
    const { data } = await desk.pay(second, 160_000);
    const callback = await desk.atCheckout(data.checkoutUrl);
    await desk.comeBack(callback!.fields);
    expect((await desk.look(second._id)).data).toMatchObject({
      state: 'confirmed',
      payment: { wallet: 160_000, gateway: 680_000 },
    });
    const { refund } = (await desk.cancelQuote(first._id)).data;
    await desk.cancel(first._id, refund, 'wallet');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(refund);
    expect(await balanceOf(db(), `wallet:${desk.userId}`)).toBe(0);
  });

  it.each(['wallet', 'credit'] as const)(
    'a %s that does not cover it stops the booking where the setting says so, and names whom to ask',
    async (paying) => {
      const company = await aCompany({ settings: { paying, checkoutAllowed: false } });
      const [desk, hotel] = [await company.employee(), await stocked()];
      const held = await desk.ready(hotel);
      const { data } = await desk.get<{ covers: number; stopped: string | null }>(
        `/api/corporate/bookings/money?bookingId=${held._id}`,
      );
      expect(data).toMatchObject({
        covers: 0,
        stopped: expect.stringMatching(/Ask Priya Raghavan to .*₹|Ask Priya/) as string,
      });
      for (const fromAccount of [0, held.total])
        expect((await desk.pay(held, fromAccount)).json).toMatchObject({
          code: 'INSUFFICIENT_WALLET',
          message: data.stopped,
        });
      expect((await desk.look(held._id)).data).toMatchObject({ state: 'held', payment: { wallet: 0, gateway: 0 } });
      await company.configure({ paying, checkoutAllowed: true });
      const { data: paid } = await desk.pay(held, 0);
      expect(paid.checkoutUrl).toEqual(expect.any(String));
      await desk.leave(paid.checkoutUrl);
    },
  );

  it('a company’s wallet that covers it pays all of it: the checkout stays closed', async () => {
    const company = await aCompany({ settings: { checkoutAllowed: false } });
    await company.fund(1_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const held = await desk.ready(hotel);
    expect((await desk.pay(held, 100_000)).json).toMatchObject({ code: 'CONFLICT' });
    expect((await desk.pay(held, held.total)).data.booking).toMatchObject({ state: 'confirmed' });
  });

  it('credit: no more than the limit is unpaid at a time, also when many pay at once', async () => {
    const company = await aCompany({ settings: { paying: 'credit', creditLimit: 2_000_000 } });
    const [one, two, hotel] = [await company.employee(), await company.employee(), await stocked({ allotment: 9 })];
    const held: { desk: typeof one; booking: StayBooking }[] = [];
    for (const desk of [one, two, one, two, one]) held.push({ desk, booking: await desk.ready(hotel) });
    const paid = await Promise.all(held.map(({ desk, booking }) => desk.pay(booking, booking.total)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(paid.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'INSUFFICIENT_WALLET',
      message: expect.stringMatching(/^Of your company’s credit ₹3,200 is left, and this needs ₹8,400/) as string,
    });
    expect(await balanceOf(db(), company.accounts.credit)).toBe(-1_680_000);
    const [winner] = held.filter((_, at) => paid[at]?.status === 200);
    await winner!.desk.cancel(winner!.booking._id, 840_000, 'wallet');
    expect(await balanceOf(db(), company.accounts.credit)).toBe(-840_000);
  });
});
