import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, offersOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, setup.api, options);
const deskIn = async (company: Awaited<ReturnType<typeof aCompany>>) => flightDeskOf(await company.employee());

describe('after the sale', () => {
  const LATER = '2026-12-22';
  let company: Awaited<ReturnType<typeof aCompany>>;
  beforeEach(async () => {
    company = await aCompany();
    await company.fund(9_000_000);
  });

  it('[3.9] a change of date asks the policy again: allowed, it is evaluated anew and paid by the company', async () => {
    await company.policy([flightRules()]);
    const desk = await deskIn(company);
    const trip = await desk.flown({ offers: [zz(9011, OUT, 'regular')] });
    const offer = zz(9011, LATER, 'regular');
    const { due } = (await desk.changeQuote(trip._id, 0, offer)).data;
    const covers = (
      await desk.get<{ covers: number }>(`/api/corporate/bookings/money?bookingId=${trip._id}&due=${Math.max(0, due)}`)
    ).data.covers;
    expect(covers).toBe(Math.max(0, due));
    const before = await balanceOf(db(), company.accounts.wallet);
    const changed = (await desk.changeTo(trip._id, 0, offer, due)).data.booking;
    expect(changed).toMatchObject({
      state: 'confirmed',
      total: trip.total + due,
      company: { inPolicy: true, travellers: [{ policyVersion: 1 }] },
    });
    expect(changed.bounds[0]!.offer).toBe(offer);
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(before - due);
  });

  it('[3.9] where dates may not change it is refused with the sentence and the way out, at the quote and at the change', async () => {
    await company.policy([flightRules({ dateChangeAllowed: false })]);
    const desk = await deskIn(company);
    const trip = await desk.flown({ offers: [zz(9011, OUT, 'regular')] });
    const message =
      'The policy does not allow a change of dates after booking. Nothing was changed and nothing was charged. Cancel this booking and make a new one, or keep it as it is.';
    for (const answer of [
      await desk.changeQuote(trip._id, 0, zz(9011, LATER, 'regular')),
      await desk.changeTo(trip._id, 0, zz(9011, LATER, 'regular'), 9_000_000, 0),
    ])
      expect(answer.json).toMatchObject({ code: 'OUT_OF_POLICY', message });
    expect((await desk.lookAt(trip._id)).bounds[0]!.offer).toBe(trip.bounds[0]!.offer);
  });

  it('[3.9] a new total above the budget is refused, by the version of that moment', async () => {
    const { policyId } = await company.policy([flightRules(wayBudget(9_000_000))]);
    const desk = await deskIn(company);
    const trip = await desk.flown({ offers: [zz(9011, OUT, 'regular')] });
    const offer = zz(9011, LATER, 'regular');
    const { due } = (await desk.changeQuote(trip._id, 0, offer)).data;
    await company.policy([flightRules(wayBudget(trip.total + due))], policyId);
    expect((await desk.changeQuote(trip._id, 0, offer)).status).toBe(200); // the limit is the last amount allowed
    await company.policy([flightRules(wayBudget(trip.total + due - 1))], policyId);
    expect((await desk.changeTo(trip._id, 0, offer, due)).json).toMatchObject({
      code: 'OUT_OF_POLICY',
      message: expect.stringMatching(
        /over the cap of .+ Nothing was changed and nothing was charged\. Choose another flight or day, or keep the trip as it is\.$/,
      ) as string,
    });
    expect(await setup.eventsOf(trip._id)).not.toContain('amend → amending');
  });

  it('[7.20] cancelling gives the money back to the company’s account, not to whoever booked', async () => {
    const desk = await deskIn(company);
    const trip = await desk.flown({ offers: [zz(9011, OUT, 'flexi')] });
    const { refund } = (await desk.dueBack(trip._id)).data;
    expect(refund).toBeGreaterThan(0);
    expect((await desk.cancelTrip(trip._id, refund)).data).toMatchObject({ state: 'cancelled' });
    expect([await balanceOf(db(), company.accounts.wallet), await balanceOf(db(), `wallet:${desk.userId}`)]).toEqual([
      9_000_000 - trip.total + refund,
      0,
    ]);
  });

  it('[3.9] the dry run knows the search of flights and what was booked of it', async () => {
    const { policyId } = await company.policy([flightRules()]);
    const desk = await deskIn(company);
    const dryRun = (version: number) =>
      company.must<{
        searches: number;
        bookings: number;
        refused: { person: string; what: string; change: string | null }[];
      }>('GET', `travel-policies/dry-run?policyId=${policyId}&version=${version}`);
    const offers = offersOf((await desk.searchFlights()).data);
    expect(await dryRun(1)).toMatchObject({ searches: 1, bookings: 0 });
    const dearest = offers
      .filter(({ cabin }) => cabin === 2)
      .reduce((most, one) => (one.total > most.total ? one : most)); // none of the forty that were kept
    await desk.flown({ offers: [dearest.offer] });
    const next = await company.must<{ policyId: string; version: number }>('PUT', 'travel-policies', {
      policyId,
      travelPolicyName: 'Everyone',
      policyConfigData: [flightRules(wayBudget(dearest.total - 1))],
      note: '',
    });
    const run = await dryRun(next.version);
    expect(run).toMatchObject({
      searches: 1,
      bookings: 1,
      refused: [{ change: expect.stringMatching(/in policy, ₹[\d,]+ less\.$/) as string }],
    });
  });
});
