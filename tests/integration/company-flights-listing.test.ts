import { describe, expect, it } from 'vitest';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules } from '../support/company-desk.ts';
import { flightDeskOf, offersOf, toDelhi, wayBudget } from '../support/flight-desk.ts';
import { BACK, OUT } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const aCompany = (...[options]: [Parameters<typeof aBookingCompany>[2]?]) => aBookingCompany(db, setup.api, options);
const deskIn = async (company: Awaited<ReturnType<typeof aCompany>>) => flightDeskOf(await company.employee());

const middle = (totals: number[]) => [...totals].sort((a, b) => a - b)[Math.floor(totals.length / 2)]!;

describe('the listing of a company', () => {
  it('[3.9] [5.1] says of every offer whether it is inside, why not, and the nearest that is, among flights really offered', async () => {
    const company = await aCompany();
    const desk = await deskIn(company);
    const before = offersOf((await desk.searchFlights()).data);
    expect(before.length).toBeGreaterThan(20);
    expect(before.every(({ verdict }) => verdict?.inPolicy)).toBe(true); // no policy refuses nothing
    const limit = middle(before.map(({ total }) => total));
    await company.policy([hotelRules(), flightRules(wayBudget(limit))]);
    const { data } = await desk.searchFlights();
    const offers = offersOf(data);
    const known = new Map(offers.map((one) => [one.offer, one]));
    for (const { total, cabin, verdict } of offers) expect(verdict!.inPolicy).toBe(total <= limit && cabin === 2);
    const outside = offers.filter(({ verdict }) => !verdict!.inPolicy);
    expect(outside.length).toBeGreaterThan(3);
    for (const { total, verdict } of outside) {
      const change = verdict!.change!;
      expect(known.get(change.optionId)?.verdict!.inPolicy).toBe(true);
      expect(change.priceDifference).toBe(known.get(change.optionId)!.total - total);
    }
    expect(
      outside.some(({ verdict }) =>
        /^Leave .+ (later|earlier), at \d\d:\d\d: in policy, ₹[\d,]+ less\.$/.test(verdict!.change!.text),
      ),
    ).toBe(true);
    expect(data.inside).toBe(
      new Set(offers.filter(({ verdict }) => verdict!.inPolicy).map(({ offer }) => offer.slice(offer.indexOf('_'))))
        .size,
    );
  });

  it('[3.19] a cabin that the policy does not allow is marked so', async () => {
    const company = await aCompany();
    await company.policy([flightRules({ cabinClass: [2] })]);
    const desk = await deskIn(company);
    const offers = offersOf((await desk.searchFlights({ trip: { ...toDelhi, cabin: '4' } })).data);
    const business = offers.filter(({ cabin }) => cabin === 4);
    expect(business.length).toBeGreaterThan(0);
    for (const { verdict } of business) {
      expect(verdict).toMatchObject({
        inPolicy: false,
        reasons: [{ rule: 'cabin', text: 'Business is not in the policy. Economy is.' }],
      });
      expect(verdict!.change).toMatchObject({
        text: expect.stringMatching(/^(Same flight in Economy|.*, in Economy): in policy, ₹[\d,]+ less\.$/) as string,
      });
    }
    const quoted = await desk.lookAt((await desk.quoteFlights({ offers: [business[0]!.offer] })).data.bookingId);
    expect(quoted.company!.travellers[0]!.verdict.change).toEqual(business[0]!.verdict!.change);
  });

  it('[3.9] a return is evaluated leg by leg as the trip it makes, and the review says the same of it', async () => {
    const company = await aCompany();
    const desk = await deskIn(company);
    const trip = { ...toDelhi, return: BACK };
    const plain = offersOf((await desk.searchFlights({ trip })).data);
    const limit = middle(plain.map(({ total }) => total));
    await company.policy([flightRules(wayBudget(limit))]);
    const out = offersOf((await desk.searchFlights({ trip })).data);
    const dear = out.find(({ total, verdict }) => total > limit && verdict!.inPolicy)!; // made good by the lowest way back
    expect(dear).toBeDefined();
    const second = (await desk.searchFlights({ trip, chosen: [dear.offer] })).data;
    expect(second.bound).toBe(1);
    const back = offersOf(second);
    for (const { total, cabin, verdict } of back)
      expect(verdict!.inPolicy).toBe(cabin === 2 && Math.ceil((dear.total + total) / 2) <= limit);
    for (const inPolicy of [true, false]) {
      const { offer, verdict } = back.find((one) => one.verdict!.inPolicy === inPolicy)!;
      const quoted = (await desk.quoteFlights({ offers: [dear.offer, offer] })).data;
      expect(quoted.inPolicy).toBe(inPolicy);
      expect((await desk.lookAt(quoted.bookingId)).company!.travellers[0]!.verdict).toMatchObject({
        inPolicy,
        reasons: verdict!.reasons,
      });
    }
    expect((await desk.searchFlights({ trip, chosen: ['saver_6E9999.2026-12-20'] })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { chosen: expect.stringMatching(/not on sale any more/) as string },
    });
  });

  it('[3.9] several places: what leaves before the flight before it has arrived has no verdict', async () => {
    const desk = await deskIn(await aCompany());
    const trip = { ...toDelhi, then: `DEL-BOM-${OUT}_BOM-BLR-${BACK}` };
    const out = offersOf((await desk.searchFlights({ trip })).data);
    const late = out.reduce((latest, one) => (one.departs > latest.departs ? one : latest));
    const { data } = await desk.searchFlights({ trip, chosen: [late.offer] });
    expect(data.bound).toBe(1);
    expect(offersOf(data).some(({ verdict }) => verdict === null)).toBe(true);
  });
});
