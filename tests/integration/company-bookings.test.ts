import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBookingCompany, flightRules, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { aTraveller } from '../support/travellers.ts';

const house = useBookingHouse();
const { db, stocked } = house;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, house.api, options);
type Verdict = {
  inPolicy: boolean;
  reasons: { rule: string; limit: unknown; actual: unknown; text: string }[];
  change: { text: string; optionId: string } | null;
};

describe('booking a stay for the company', () => {
  it('[5.1] [3.9] listing, rooms and review say the same of an offer, with limit, actual and the way in', async () => {
    const company = await aCompany();
    await company.policy([hotelRules(nightBudget(400_000))]); // ₹4,200 a night is the refundable rate, ₹3,780 the fixed one
    const [desk, hotel] = [await company.employee(), await stocked()];
    const { stays } = (
      await desk.search<{ stays: { _id: string; offers: { total: number }[]; verdict: Verdict }[] }>({
        stay: oneAdult(),
      })
    ).data;
    expect(stays.find(({ _id }) => _id === hotel.hotelId)).toMatchObject({
      offers: [{ total: 756_000 }],
      verdict: { inPolicy: true },
    });
    const { verdicts } = (
      await desk.rooms<{ verdicts: { ratePlanId: string; verdict: Verdict }[] }>(hotel, { stay: oneAdult() })
    ).data;
    const [flexible, fixed] = [hotel.ratePlanId, hotel.fixedPlanId].map(
      (id) => verdicts.find(({ ratePlanId }) => ratePlanId === id)!.verdict,
    );
    expect(fixed).toMatchObject({ inPolicy: true });
    expect(flexible).toMatchObject({
      inPolicy: false,
      reasons: [{ rule: 'budget', limit: 400_000, actual: 420_000 }],
      change: { text: 'Same room at the rate Non-refundable: in policy, ₹840 less.' },
    });
    const quoted = await desk.quoteStay(hotel);
    expect(quoted.data).toMatchObject({ inPolicy: false });
    expect((await desk.look(quoted.data.bookingId)).data.company).toMatchObject({
      inPolicy: false,
      travellers: [{ userId: desk.userId, policyVersion: 1, verdict: { reasons: [{ rule: 'budget' }] } }],
    });
  });

  it('[5.1] the guard refuses what is outside policy, whatever the client claims, and says the smallest change', async () => {
    const company = await aCompany();
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const {
      data: { bookingId },
    } = await desk.quoteStay(hotel);
    for (const claim of [{}, { inPolicy: true, verdict: { inPolicy: true } }, { company: { inPolicy: true } }]) {
      const refused = await desk.post('/api/bookings/hold', { bookingId, acceptedTotal: 840_000, ...claim });
      expect(refused.json).toMatchObject({
        code: 'OUT_OF_POLICY',
        message: 'Only in-policy bookings can be booked. Choose another hotel within the policy.',
        details: { verdict: { change: { text: 'Same room at the rate Non-refundable: in policy, ₹840 less.' } } },
      });
    }
    expect(await house.eventsOf(bookingId)).toEqual(['quote → quoted']);
    expect((await desk.tryHold(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 })).data).toMatchObject({
      state: 'held',
      company: { inPolicy: true },
    });
  });

  it('[3.9] a configuration may let something outside through by itself, and the booking keeps that it was outside', async () => {
    const company = await aCompany();
    await company.policy([hotelRules(nightBudget(400_000))]);
    await company.approvals([{ policy: 'outside', upTo: 900_000 }]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    expect((await desk.tryHold(hotel)).data).toMatchObject({ state: 'held', company: { inPolicy: false } });
    expect((await desk.tryHold(hotel, { stay: oneAdult({ nights: 3 }) })).json).toMatchObject({
      code: 'OUT_OF_POLICY',
    });
  });

  it('[3.9] a policy published between listing and hold evaluates at the hold, and the booking keeps that version and says so', async () => {
    const company = await aCompany();
    const { policyId } = await company.policy([hotelRules(nightBudget(400_000))]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const outside = (await desk.quoteStay(hotel)).data.bookingId;
    await company.policy([hotelRules(nightBudget(450_000))], policyId);
    expect((await desk.hold((await desk.look(outside)).data)).data).toMatchObject({
      state: 'held',
      company: { inPolicy: true, policyChanged: true, travellers: [{ policyVersion: 2 }] },
    });

    const inside = (await desk.quoteStay(hotel)).data.bookingId;
    await company.policy([hotelRules(nightBudget(100_000))], policyId);
    expect((await desk.hold((await desk.look(inside)).data)).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect((await desk.look(inside)).data).toMatchObject({
      state: 'quoted',
      company: { inPolicy: false, policyChanged: true, travellers: [{ policyVersion: 3 }] },
    });
    await company.policy([hotelRules()], policyId);
    expect((await desk.look(outside)).data.company).toMatchObject({ travellers: [{ policyVersion: 2 }] });
  });

  it('[6.4] nobody of another company can be booked for, and nobody sees its bookings', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany()];
    const [desk, stranger, hotel] = [await ours.employee(), await theirs.employee(), await stocked()];
    const ask = (id: string) => desk.quoteStay(hotel, { party: { travellerIds: [id] } });
    const [foreign, unknown] = [await ask(stranger.userId), await ask('usr_none')];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' });
    const booking = await desk.ready(hotel);
    const colleague = await ours.employee();
    for (const somebody of [stranger, theirs.admin, colleague])
      expect((await somebody.look(booking._id)).status).toBe(404);
    expect((await ours.admin.look(booking._id)).data).toMatchObject({ _id: booking._id, readOnly: true });
    expect((await ours.admin.release(booking._id)).status).toBe(404);
    const trips = async (who: typeof desk) =>
      (await who.post<{ trips: { _id: string }[] }>('/api/corporate/bookings/list', {})).data.trips.map(
        ({ _id }) => _id,
      );
    expect([await trips(ours.admin), await trips(theirs.admin)]).toEqual([[booking._id], []]);
    expect((await desk.post('/api/corporate/bookings/list', {})).status).toBe(403);
  });
});

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
      message: expect.stringMatching(/^You book for yourself alone/) as string,
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

describe('what a company’s booking is beside', () => {
  it('[7.20] voucher and invoice are made out to the registration of the right state, whatever the form said', async () => {
    const company = await aCompany({ gst: '29AAGCB7383J1Z4' });
    await company.fund(5_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const first = await desk.ready(hotel);
    expect(first).toMatchObject({
      details: {
        gst: { number: '29AAGCB7383J1Z4', companyName: 'Kaveri Instruments', address: 'Karnataka' },
        pan: 'AAGCB7383J',
      },
      company: { invoiceTo: { state: 'Karnataka' } },
    });
    const {
      data: { booking },
    } = await desk.pay(first, first.total);
    expect(booking).toMatchObject({
      state: 'confirmed',
      documents: { voucher: true, invoice: expect.any(String) as string },
    });
    const document = await fetch(`${house.api()}/api/documents/voucher?bookingId=${booking._id}`, {
      headers: { authorization: `Bearer ${desk.token()}` },
    });
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('[1.6] work and person are apart: a consumer does not open a company’s booking, and an employee none of their own', async () => {
    const company = await aCompany();
    const [desk, hotel] = [await company.employee(), await stocked()];
    const asha = await aTraveller(db(), {});
    expect((await desk.quote(hotel)).status).toBe(403);
    const {
      data: { bookingId },
    } = await desk.quoteStay(hotel);
    const token = asha.token();
    expect(
      (
        await fetch(`${house.api()}/api/bookings/details?bookingId=${bookingId}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await desk.post<{ count: number; response: { _id: string }[] }>('/api/bookings/list', {
          bookingStatus: ['PENDING'],
        })
      ).data.response,
    ).toEqual([]);
    await desk.hold((await desk.look(bookingId)).data);
    expect(
      (
        await desk.post<{ response: { _id: string }[] }>('/api/bookings/list', { bookingStatus: ['PENDING'] })
      ).data.response.map(({ _id }) => _id),
    ).toEqual([bookingId]);
  });

  it('[3.9] the dry run knows the search and what was booked of it', async () => {
    const company = await aCompany();
    const { policyId } = await company.policy([hotelRules(), flightRules()]);
    await company.fund(5_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    await desk.search({ stay: oneAdult() });
    const booking = await desk.ready(hotel);
    await desk.pay(booking, booking.total);
    await company.must('PUT', 'travel-policies', {
      policyId,
      travelPolicyName: 'Everyone',
      policyConfigData: [hotelRules(nightBudget(400_000))],
      note: '',
    });
    expect(await company.must('GET', `travel-policies/dry-run?policyId=${policyId}&version=2`)).toMatchObject({
      searches: 1,
      bookings: 1,
      refused: [{ total: 840_000 }],
    });
  });
});
