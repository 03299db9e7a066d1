import { describe, expect, it } from 'vitest';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { aTraveller } from '../support/travellers.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, setup.api, options);
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
    expect(await setup.eventsOf(bookingId)).toEqual(['quote → quoted']);
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
    const document = await fetch(`${setup.api()}/api/documents/voucher?bookingId=${booking._id}`, {
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
        await fetch(`${setup.api()}/api/bookings/details?bookingId=${bookingId}`, {
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
