import { describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, offersOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx, zz } from '../support/flyer.ts';
import { aTraveller } from '../support/travellers.ts';

const setup = useBookingSetup();
const { db } = setup;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, setup.api, options);
const deskIn = async (company: Awaited<ReturnType<typeof aCompany>>) => flightDeskOf(await company.employee());

describe('booking a flight for the company', () => {
  it('[1.3] [5.1] from the listing to tickets that the company pays, and the trip stands in both lists', async () => {
    const company = await aCompany({ gst: '29AAGCB7383J1Z4' });
    await company.policy([flightRules(wayBudget(1_500_000))]);
    await company.fund(5_000_000);
    const desk = await deskIn(company);
    const chosen = offersOf((await desk.searchFlights()).data).find(({ verdict }) => verdict!.inPolicy)!;
    const ready = await desk.readyToFly({ offers: [chosen.offer] });
    expect(ready).toMatchObject({
      state: 'held',
      total: chosen.total,
      company: { inPolicy: true, travellers: [{ userId: desk.userId, policyVersion: 1 }] },
      details: { gst: { number: '29AAGCB7383J1Z4' }, pan: 'AAGCB7383J' },
    });
    const paid = (await desk.payTrip(ready, ready.total)).data;
    expect(paid).toMatchObject({
      checkoutUrl: null,
      booking: {
        state: 'confirmed',
        payment: { wallet: chosen.total, gateway: 0, method: 'company' },
        parts: [{ state: 'ticketed' }],
      },
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(5_000_000 - chosen.total);
    const mine = await desk.post<{ response: { _id: string }[] }>('/api/bookings/list', {});
    const all = await company.admin.post<{
      trips: { _id: string; category: number; inPolicy: boolean; place: string }[];
    }>('/api/corporate/bookings/list', {});
    expect([mine.data.response.map(({ _id }) => _id), all.data.trips]).toMatchObject([
      [ready._id],
      [{ _id: ready._id, category: 2, inPolicy: true, place: 'Delhi' }],
    ]);
    const document = await fetch(`${setup.api()}/api/documents/ticket?bookingId=${ready._id}`, {
      headers: { authorization: `Bearer ${desk.token()}` },
    });
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('[5.1] the guard refuses what is outside, whatever the client claims; a configuration may let it through', async () => {
    const company = await aCompany();
    await company.policy([flightRules(wayBudget(1_000))]);
    const desk = await deskIn(company);
    const {
      data: { bookingId, inPolicy },
    } = await desk.quoteFlights({ offers: [zz(9011)] });
    expect(inPolicy).toBe(false);
    const { total } = await desk.lookAt(bookingId);
    for (const claim of [{}, { inPolicy: true }, { company: { inPolicy: true } }]) {
      expect((await desk.post('/api/bookings/hold', { bookingId, acceptedTotal: total, ...claim })).json).toMatchObject(
        {
          code: 'OUT_OF_POLICY',
          message: 'Only in-policy bookings can be booked. Choose another flight within the policy.',
          details: { verdict: { reasons: [{ rule: 'budget' }] } },
        },
      );
    }
    expect(await setup.eventsOf(bookingId)).toEqual(['quote → quoted']);
    await company.approvals([{ policy: 'outside', upTo: 900_000_000 }]);
    expect((await desk.holdTrip({ _id: bookingId, total })).data).toMatchObject({
      state: 'held',
      company: { inPolicy: false },
    });
  });

  it('[3.9] a policy published between listing and hold evaluates at the hold, and the booking keeps that version', async () => {
    const company = await aCompany();
    const { policyId } = await company.policy([flightRules(wayBudget(1_000))]);
    const desk = await deskIn(company);
    const outside = (await desk.quoteFlights({ offers: [zz(9011)] })).data.bookingId;
    await company.policy([flightRules(wayBudget(9_000_000))], policyId);
    expect((await desk.holdTrip(await desk.lookAt(outside))).data).toMatchObject({
      state: 'held',
      company: { inPolicy: true, policyChanged: true, travellers: [{ policyVersion: 2 }] },
    });
    const inside = (await desk.quoteFlights({ offers: [zz(9011)] })).data.bookingId;
    await company.policy([flightRules({ cabinClass: [4] })], policyId);
    expect((await desk.holdTrip(await desk.lookAt(inside))).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect(await desk.lookAt(inside)).toMatchObject({
      state: 'quoted',
      company: {
        inPolicy: false,
        policyChanged: true,
        travellers: [{ policyVersion: 3, verdict: { reasons: [{ rule: 'cabin' }] } }],
      },
    });
  });

  it('[2.2] settings: the way to travel, whom one books for, guests, and no more than nine', async () => {
    const company = await aCompany({ settings: { modes: ['hotel'] } });
    const [desk, colleague] = [await deskIn(company), await company.employee()];
    for (const answer of [await desk.searchFlights(), await desk.quoteFlights({ offers: [zz(9011)], shownTotal: 1 })])
      expect(answer.json).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('does not book flights') as string,
      });
    await company.configure({ modes: ['hotel', 'flight'] });
    const both = { travellerIds: [desk.userId, colleague.userId] };
    expect((await desk.searchFlights({ party: both })).json).toMatchObject({
      code: 'FORBIDDEN',
      fields: { 'party.travellerIds': expect.any(String) as string },
    });
    expect((await desk.searchFlights({ party: { travellerIds: [desk.userId], guests: 1 } })).json).toMatchObject({
      code: 'FORBIDDEN',
      fields: { 'party.guests': expect.any(String) as string },
    });
    await company.arrange(desk, colleague);
    await company.configure({ modes: ['flight'], guestsAllowed: true });
    const three = await desk.lookAt(
      (await desk.quoteFlights({ offers: [zz(9011)], party: { ...both, guests: 1 } })).data.bookingId,
    );
    expect(three).toMatchObject({ party: { adults: 3, children: 0, infants: 0 } });
    expect(three.company!.travellers.map(({ name }) => name)).toEqual(['Nikhil Bose', 'Nikhil Bose', '1 guest']);
    const ten = { travellerIds: both.travellerIds, guests: 8 };
    expect((await desk.searchFlights({ party: ten })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'party.travellerIds': 'One booking takes at most 9 seats; this is 10. Split the group into two bookings.',
      },
    });
  });

  it('[2.2] what the company asks to know: it is not paid without', async () => {
    const company = await aCompany({ settings: { requiredFields: ['costCentre', 'project'] } });
    await company.fund(9_000_000);
    const desk = await deskIn(company);
    const booking = await desk.readyToFly({ offers: [xx(9011)] }, { costCentre: 'CC-1', project: '' });
    expect((await desk.payTrip(booking, booking.total)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'fields.project': 'Enter the project. Your company asks for it at each booking.' },
    });
    await desk.nameFlyers(booking, { costCentre: 'CC-1', project: 'Fair' });
    expect((await desk.payTrip(booking, booking.total)).data.booking).toMatchObject({
      state: 'confirmed',
      company: { fields: { costCentre: 'CC-1', project: 'Fair' } },
    });
  });

  it('[3.9] seats, meals and bags: what the policy does not pay for is refused beside it, what costs nothing is not', async () => {
    const company = await aCompany();
    await company.policy([flightRules({ ssrTypes: [1] })]);
    const desk = await deskIn(company);
    const held = (await desk.tryFlights({ offers: [xx(9011)] })).data;
    expect(held.company!.extras).toEqual([1]);
    const flight = `XX9011.${OUT}`;
    const wanted = [
      { kind: 'bag', passenger: 0, bound: 0, code: 'BG05' },
      { kind: 'meal', passenger: 0, flight, code: 'AVML' },
    ];
    const refused = await desk.choose(held._id, wanted);
    expect(refused.json).toMatchObject({
      code: 'OUT_OF_POLICY',
      fields: {
        'extras.1': expect.stringMatching(
          /^The policy does not pay for a meal\. It pays for extra baggage\. Nothing was added\./,
        ) as string,
      },
    });
    expect(Object.keys((refused.json as { fields: object }).fields)).toEqual(['extras.1']);
    expect((await desk.lookAt(held._id)).total).toBe(held.total);
    const added = await desk.choose(held._id, [wanted[0]!, { kind: 'assistance', passenger: 0, code: 'WCHR' }]);
    expect(added.data).toMatchObject({
      extrasTotal: 190_000,
      total: held.total + 190_000,
      company: { inPolicy: true },
    });
    const { total } = added.data;
    await company.policy(
      [flightRules({ ssrTypes: [1, 2], ...wayBudget(total) })],
      held.company!.travellers[0]!.policyId!,
    );
    expect((await desk.choose(held._id, wanted)).json).toMatchObject({
      code: 'OUT_OF_POLICY',
      message: expect.stringMatching(/over the cap of .+ Nothing was added\./) as string,
    });
  });

  it('[6.4] [1.6] nobody of another company books for ours or sees its flights, and a consumer’s quote is not for employees', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany()];
    const [desk, stranger] = [await deskIn(ours), await theirs.employee()];
    const ask = async (id: string) => [
      await desk.searchFlights({ party: { travellerIds: [id] } }),
      await desk.quoteFlights({ offers: [zz(9011)], party: { travellerIds: [id] } }),
    ];
    for (const answer of [...(await ask(stranger.userId)), ...(await ask('usr_none'))])
      expect(answer.json).toMatchObject({ code: 'NOT_FOUND', message: 'One of the travellers was not found.' });
    const booking = await desk.readyToFly({ offers: [zz(9011)] });
    const asha = await aTraveller(db(), {});
    const paths = [
      `details?bookingId=${booking._id}`,
      `flights/cancel-quote?bookingId=${booking._id}`,
      `flights/change-quote?bookingId=${booking._id}&bound=0&offer=${zz(9011, '2026-12-21')}`,
    ];
    for (const token of [stranger.token(), theirs.admin.token(), ours.admin.token(), asha.token()]) {
      const opensTrips = token === ours.admin.token(); // who may view the company reads its trips, and changes none
      for (const path of paths.slice(opensTrips ? 1 : 0))
        expect(
          (await fetch(`${setup.api()}/api/bookings/${path}`, { headers: { authorization: `Bearer ${token}` } }))
            .status,
        ).toBe(404);
    }
    for (const path of ['extras', 'travellers', 'cancel', 'change', 'accept-schedule']) {
      const body = {
        bookingId: booking._id,
        extras: [],
        details: (await desk.lookAt(booking._id)).details,
        expectedRefund: 0,
        refundTo: 'wallet',
        bound: 0,
        offer: zz(9011, '2026-12-21'),
        expectedDue: 0,
      };
      expect((await stranger.post(`/api/bookings/flights/${path}`, body)).status).toBe(404);
    }
    expect((await desk.quoteTrip({ offers: [zz(9011)] })).status).toBe(403);
    const theirTrips = await theirs.admin.post<{ trips: unknown[] }>('/api/corporate/bookings/list', {});
    expect(theirTrips.data.trips).toEqual([]);
  });

  it('[7.20] credit: no more than the limit is unpaid, also when many pay for flights at once', async () => {
    const company = await aCompany();
    const desks = [await deskIn(company), await deskIn(company)];
    const held = [];
    for (const at of [0, 1, 0, 1, 0])
      held.push({ desk: desks[at]!, booking: await desks[at]!.readyToFly({ offers: [xx(9011)] }) });
    const { total } = held[0]!.booking;
    await company.configure({ paying: 'credit', creditLimit: total * 2 + 1 });
    const paid = await Promise.all(held.map(({ desk, booking }) => desk.payTrip(booking, booking.total)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await balanceOf(db(), company.accounts.credit)).toBe(-2 * total);
  });
});
