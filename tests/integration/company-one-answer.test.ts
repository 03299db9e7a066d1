import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotels } from '#features/hotels/server/tables.ts';
import { amenityMask, type Amenity } from '#features/hotels/rules/vocabulary.ts';
import { STARS, type HotelFilter } from '#features/policy/rules/vocabulary.ts';
import { CABIN_CLASSES } from '#lib/shared/cabin-classes.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { flightDeskOf, offersOf, wayBudget, type Verdict } from '../support/flight-desk.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
/** fast-check prints the seed, the run and its policy where one fails. */
const RUNS = { seed: 20_261_201, numRuns: 5, endOnFailure: true };

/** Stays and flights here are 20 and 19 days ahead. */
const daysAhead = fc.constantFrom(0, 2, 19, 20, 21);
const few = <Item>(items: readonly Item[], lengths: { minLength?: number; maxLength?: number }) =>
  fc.subarray([...items], lengths);

/** What the three hotels have between them, and an amenity that none has. */
const FILTERS = ['wifi', 'restaurant', 'parking', 'step-free'] as const satisfies readonly HotelFilter[];

type ListedStay = { _id: string; offers: { total: number }[]; verdict: Verdict };
type Rooms = {
  rooms: { rates: { ratePlanId: string; price: { qOfferedPriceRoundedOff: number } }[] }[];
  verdicts: { ratePlanId: string; verdict: Verdict }[];
};
type Refusal = { code?: string; details?: { verdict: Verdict } };
type Desk = Awaited<ReturnType<Awaited<ReturnType<typeof aBookingCompany>>['employee']>>;

const answerOf = ({ inPolicy, reasons, change }: Verdict) => ({ inPolicy, reasons, change });
const ratesOf = ({ rooms, verdicts }: Rooms) =>
  rooms
    .flatMap(({ rates }) => rates)
    .map(({ ratePlanId, price }) => ({
      ratePlanId,
      total: price.qOfferedPriceRoundedOff,
      verdict: verdicts.find((one) => one.ratePlanId === ratePlanId)!.verdict,
    }));

/** What is in policy needs no change; a change names something in policy that costs a quarter more at most, or a later day. */
function leadsInside({ inPolicy, change }: Verdict, total: number, inside: readonly number[]) {
  if (inPolicy) expect(change).toBeNull();
  if (!change || change.kind === 'dates') return;
  const instead = total + (change.priceDifference ?? Number.NaN);
  expect(inside).toContain(instead);
  expect(instead).toBeLessThanOrEqual(total * 1.25);
}

/** The review of a quote says what the page before said, and so does the guard of the hold, whatever it lets through. */
async function reviewAndGuardSay(desk: Pick<Desk, 'look' | 'hold' | 'release'>, bookingId: string, verdict: Verdict) {
  const { data: review } = await desk.look(bookingId);
  expect(answerOf(review.company!.travellers[0]!.verdict as Verdict)).toEqual(answerOf(verdict));
  const held = await desk.hold(review);
  if (verdict.inPolicy) {
    expect(held.data).toMatchObject({ state: 'held', company: { inPolicy: true } });
    await desk.release(bookingId);
    return;
  }
  const { code, details } = held.json as Refusal;
  expect(code).toBe('OUT_OF_POLICY');
  expect(answerOf(details!.verdict)).toEqual(answerOf(verdict));
}

/** Three hotels that differ in stars, price and amenities, each with a refundable and a fixed rate. */
async function threeHotels(): Promise<Stocked[]> {
  const made: Stocked[] = [];
  for (const { stars, night, amenities } of [
    { stars: 2, night: 280_000, amenities: ['wifi'] as Amenity[] },
    { stars: 3, night: 400_000, amenities: ['wifi', 'parking', 'restaurant'] as Amenity[] },
    { stars: 5, night: 900_000, amenities: ['wifi', 'workspace', 'restaurant', 'laundry'] as Amenity[] },
  ]) {
    const hotel = await setup.stocked({ night });
    await setup
      .db()
      .update(hotels)
      .set({ stars, amenities: amenityMask(amenities) })
      .where(eq(hotels.id, hotel.hotelId));
    made.push(hotel);
  }
  return made;
}

describe('listing, rooms, review and guard give one answer', { timeout: 120_000 }, () => {
  it('[5.1] [3.9] of each rate of each stay, whatever the policy', async () => {
    const [stocked, company] = [await threeHotels(), await aBookingCompany(setup.db, setup.api)];
    const [desk, { policyId }] = [await company.employee(), await company.policy([hotelRules()])];
    const stay = oneAdult();
    const policies = fc.record({
      cap: fc.option(fc.integer({ min: 2500, max: 11_000 }).map((rupees) => rupees * 100)),
      hotelCategory: few(STARS, { minLength: 3 }),
      refundable: fc.boolean(),
      filters: few(FILTERS, { maxLength: 1 }),
      bookingWindow: daysAhead,
      booked: fc.array(fc.nat({ max: 1 }), { minLength: 3, maxLength: 3 }),
    });
    const seen = { inside: 0, outside: 0, changes: 0 };

    await fc.assert(
      fc.asyncProperty(policies, async ({ cap, booked, ...rules }) => {
        await company.policy([hotelRules({ ...rules, ...(cap === null ? {} : nightBudget(cap)) })], policyId);
        const { stays } = (await desk.search<{ stays: ListedStay[] }>({ stay })).data;
        const insideListed = stays.filter(({ verdict }) => verdict.inPolicy);
        for (const [at, hotel] of stocked.entries()) {
          const listed = stays.find(({ _id }) => _id === hotel.hotelId)!;
          const rates = ratesOf((await desk.rooms<Rooms>(hotel, { stay })).data);
          expect(rates).toHaveLength(2);

          // the listing shows the cheapest rate in policy, else the cheapest, with the verdict of that rate
          const inside = rates.filter(({ verdict }) => verdict.inPolicy);
          const [shown] = (inside.length ? inside : rates).toSorted((a, b) => a.total - b.total);
          expect(listed.offers[0]!.total).toBe(shown!.total);
          expect([listed.verdict.inPolicy, listed.verdict.reasons]).toEqual([
            shown!.verdict.inPolicy,
            shown!.verdict.reasons,
          ]);

          // the change named is in policy: a rate of this hotel, or another hotel as the listing has it
          const elsewhere = insideListed
            .filter(({ _id }) => _id !== hotel.hotelId)
            .map(({ offers }) => offers[0]!.total);
          for (const { verdict, total } of rates)
            leadsInside(verdict, total, [...inside.map((one) => one.total), ...elsewhere]);
          if (!inside.length) expect(shown!.verdict.change).toEqual(listed.verdict.change); // nothing here fits: one hotel in both
          leadsInside(
            listed.verdict,
            shown!.total,
            insideListed.map(({ offers }) => offers[0]!.total),
          );

          const { ratePlanId, total, verdict } = rates[booked[at]!]!;
          const quoted = (await desk.quoteStay(hotel, { stay, ratePlanId, shownTotal: total })).data;
          expect(quoted).toMatchObject({ change: false, inPolicy: verdict.inPolicy });
          await reviewAndGuardSay(desk, quoted.bookingId, verdict);
          seen[verdict.inPolicy ? 'inside' : 'outside']++;
          if (verdict.change) seen.changes++;
        }
      }),
      RUNS,
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);

    // a cap that only the cheapest hotel fits: the second one names it on every page
    await company.policy([hotelRules({ ...nightBudget(310_000), hotelCategory: [2, 3, 4, 5] })], policyId);
    const [cheapest, hotel] = [stocked[0]!, stocked[1]!];
    const { stays } = (await desk.search<{ stays: ListedStay[] }>({ stay })).data;
    const { change } = stays.find(({ _id }) => _id === hotel.hotelId)!.verdict;
    expect(change).toMatchObject({ kind: 'hotel', optionId: cheapest.hotelId });
    const [rate] = ratesOf((await desk.rooms<Rooms>(hotel, { stay })).data).toSorted(
      (one, two) => one.total - two.total,
    );
    expect(rate!.verdict.change).toEqual(change);
    const quote = { stay, ratePlanId: rate!.ratePlanId, shownTotal: rate!.total };
    await reviewAndGuardSay(desk, (await desk.quoteStay(hotel, quote)).data.bookingId, rate!.verdict);
  });

  it('[5.1] [3.9] of the fares of flights, whatever the policy', async () => {
    const company = await aBookingCompany(setup.db, setup.api);
    const [desk, { policyId }] = [flightDeskOf(await company.employee()), await company.policy([flightRules()])];
    const totals = offersOf((await desk.searchFlights()).data)
      .map(({ total }) => total)
      .sort((a, b) => a - b);
    const policies = fc.record({
      cap: fc.option(fc.nat({ max: totals.length - 1 }).map((at) => totals[at]!)),
      cabinClass: few(CABIN_CLASSES, { minLength: 1 }),
      bookingWindow: daysAhead,
      booked: fc.array(fc.nat(), { minLength: 2, maxLength: 2 }),
    });
    const seen = { inside: 0, outside: 0, changes: 0 };

    await fc.assert(
      fc.asyncProperty(policies, async ({ cap, booked, ...rules }) => {
        await company.policy([flightRules({ ...rules, ...(cap === null ? {} : wayBudget(cap)) })], policyId);
        const offers = offersOf((await desk.searchFlights()).data);
        const inside = new Map(offers.filter(({ verdict }) => verdict!.inPolicy).map((one) => [one.offer, one]));
        for (const { total, verdict } of offers) {
          const instead = verdict!.change && inside.get(verdict!.change.optionId);
          leadsInside(verdict!, total, instead ? [instead.total] : []);
        }
        const [first, second] = [
          offers.filter(({ verdict }) => verdict!.inPolicy),
          offers.filter(({ verdict }) => !verdict!.inPolicy),
        ];
        for (const [at, some] of [first, second].entries()) {
          if (!some.length) continue;
          const { offer, verdict } = some[booked[at]! % some.length]!;
          const quoted = (await desk.quoteFlights({ offers: [offer] })).data;
          expect(quoted.inPolicy).toBe(verdict!.inPolicy);
          await reviewAndGuardSay(desk, quoted.bookingId, verdict!);
          seen[verdict!.inPolicy ? 'inside' : 'outside']++;
          if (verdict!.change) seen.changes++;
        }
      }),
      RUNS,
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });
});
