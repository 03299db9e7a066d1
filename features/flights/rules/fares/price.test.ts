import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeAt, refundSteps } from '#lib/shared/cancellation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { cancellationWindows } from './cancellation-windows.ts';
import { FAMILIES, FAMILY_CABIN, termsOf, type Market } from './families.ts';
import { adultFare, lowestFare } from './fare-level.ts';
import { cancelCharge, feeAt, miniRules } from './mini-rules.ts';
import { basicsOf, fareAmounts, fareLines } from './price.ts';
import { refundForCancelled, worthOf, type SoldBound } from './sold-bound.ts';
import { taxesDue, type AirTax } from './taxes.ts';
import { passengersOf } from '#lib/shared/passengers.ts';

const row = (over: Partial<AirTax>): AirTax => ({
  code: 'UDF',
  label: 'User development fee',
  countryCode: 'IN',
  airport: null,
  at: 'departure',
  market: 'any',
  cabins: null,
  toCountries: null,
  rateBp: null,
  amount: null,
  validFrom: '2020-01-01',
  validTo: null,
  ...over,
});
const TAXES = [
  row({ code: 'GST', label: 'GST on the fare', cabins: [2], rateBp: 500 }),
  row({ code: 'GST', label: 'GST on the fare', cabins: [3, 4, 6], rateBp: 1800, validFrom: '2025-09-22' }),
  row({ code: 'ASF', label: 'Aviation security fee', market: 'domestic', amount: 20_000 }),
  row({ airport: 'DEL', market: 'domestic', amount: 12_900, validTo: '2029-03-31' }),
  row({ airport: 'DEL', at: 'arrival', market: 'domestic', amount: 5600 }),
];
const BLR = { iata: 'BLR', country: 'IN', cityName: 'Bengaluru' };
const DEL = { iata: 'DEL', country: 'IN', cityName: 'Delhi' };
const LHR = { iata: 'LHR', country: 'GB', cityName: 'London' };

const party = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(8), infants: fc.nat(9) })
  .filter(({ adults, children, infants }) => adults + children <= 9 && infants <= adults);
const fare = fc.integer({ min: 150, max: 90_000 }).map((tens) => tens * 1000);
const market = fc.constantFrom<Market>('domestic', 'international');
const family = fc.constantFrom(...FAMILIES);
const km = fc.integer({ min: 160, max: 14_000 });

describe('taxes and airport fees', () => {
  it('fall where the direction begins and ends, by cabin, market and date', () => {
    expect(taxesDue(TAXES, DEL, BLR, 2, '2026-12-08')).toEqual({
      gst: { label: 'GST on the fare', rateBp: 500 },
      fees: [
        { code: 'ASF', label: 'Aviation security fee', amount: 20_000 },
        { code: 'UDF', label: 'User development fee, Delhi', amount: 12_900 },
      ],
    });
    expect(taxesDue(TAXES, BLR, DEL, 4, '2026-12-08')).toMatchObject({
      gst: { rateBp: 1800 },
      fees: [{ code: 'ASF' }, { label: 'User development fee, Delhi', amount: 5600 }],
    });
    expect(taxesDue(TAXES, DEL, LHR, 2, '2026-12-08')).toEqual({
      gst: { label: 'GST on the fare', rateBp: 500 },
      fees: [],
    });
    expect(taxesDue(TAXES, LHR, DEL, 2, '2026-12-08')).toEqual({ gst: null, fees: [] });
    expect(taxesDue(TAXES, DEL, BLR, 2, '2029-04-01').fees.map(({ code }) => code)).toEqual(['ASF']);
  });
});

describe('a price', () => {
  it('two adults, a child and an infant from Delhi to Bengaluru', () => {
    const due = taxesDue(TAXES, DEL, BLR, 2, '2026-12-08');
    const people: Party = { adults: 2, children: 1, infants: 1 };
    const amounts = fareAmounts(500_000, { km: 1700, market: 'domestic' }, people, due);
    expect(fareLines(amounts, people, due).map(({ label, amount }) => [label, amount])).toEqual([
      ['Base fare, 2 adults × ₹4,330', 866_000],
      ['Base fare, 1 child × ₹4,330', 433_000],
      ['Base fare, 1 infant × ₹1,500', 150_000],
      ['Fuel surcharge of the airline, 3 × ₹670', 201_000],
      ['GST on the fare, 5%', 82_500],
      ['Aviation security fee, 3 × ₹200', 60_000],
      ['User development fee, Delhi, 3 × ₹129', 38_700],
    ]);
    expect(amounts.total).toBe(1_831_200);
  });

  it('[7.20] totals equal the sum of their lines to the paisa, whoever flies, wherever, in whatever family', () => {
    const places = fc.constantFrom([BLR, DEL], [DEL, BLR], [DEL, LHR], [LHR, DEL]);
    fc.assert(
      fc.property(fare, km, family, party, places, (adult, distance, name, people, [from, to]) => {
        const due = taxesDue(TAXES, from, to, FAMILY_CABIN[name], '2026-12-08');
        const amounts = fareAmounts(
          adult,
          { km: distance, market: from.country === to.country ? 'domestic' : 'international' },
          people,
          due,
        );
        const lines = fareLines(amounts, people, due);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.total);
        for (const { amount, taxable, rateBp } of lines) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          if (rateBp) expect(Math.abs(amount - (taxable! * rateBp) / 10_000)).toBeLessThanOrEqual(50); // section 170: to the rupee
        }
        const [one, child, infant] = basicsOf(amounts);
        expect(one * people.adults + child * people.children + infant * people.infants).toBe(amounts.basic);
      }),
    );
  });

  it('rises with cabin and family, with the load, and towards the departure', () => {
    const base = {
      market: 'domestic' as const,
      km: 1138,
      touchesIndia: true,
      airline: '6E',
      levelBp: 10_000,
      from: 'DEL',
      to: 'BOM',
      day: 20_795,
      departs: 600,
      changes: 0,
    };
    const fares = [200, 90, 45, 21, 14, 7, 3, 1, 0].map((daysAhead) => lowestFare({ ...base, daysAhead })).slice(1);
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    const families = FAMILIES.map((name) => adultFare(400_000, 'domestic', name, 10_000));
    expect(families).toEqual([...families].sort((a, b) => a - b));
  });
});

describe('rules of a fare', () => {
  const kind = fc.constantFrom<'gds' | 'lcc'>('gds', 'lcc');

  it('fees never fall as departure comes nearer, and never end before departure', () => {
    for (const name of FAMILIES)
      for (const where of ['domestic', 'international'] as const)
        for (const airline of ['gds', 'lcc'] as const) {
          const { change, cancel } = termsOf(airline, where, name);
          for (const steps of [change, cancel]) {
            const fees = steps.map(({ fee }) => fee ?? Infinity);
            expect(fees, `${airline} ${where} ${name}`).toEqual([...fees].sort((a, b) => a - b));
            expect(steps.map(({ untilHours }) => untilHours)).toEqual(
              steps.map(({ untilHours }) => untilHours).sort((a, b) => b - a),
            );
            expect(steps.at(-1)?.untilHours).toBe(0);
          }
        }
  });

  it('are records and words of the same thing', () => {
    const rules = miniRules('Bengaluru – Delhi', termsOf('lcc', 'domestic', 'saver'));
    expect(rules.map(({ words }) => words)).toEqual([
      'Until 4 days before departure: a change costs ₹2,999 a passenger and the fare difference',
      'From 4 days to 3 hours before departure: a change costs ₹3,250 a passenger and the fare difference',
      'In the last 3 hours and after departure: the date cannot be changed',
      'Until 4 days before departure: cancelling costs ₹3,999 a passenger, never more than the fare',
      'From 4 days to 3 hours before departure: cancelling costs ₹4,500 a passenger, never more than the fare',
      'In the last 3 hours and after departure: taxes and airport fees are refunded, the fare is not',
    ]);
    for (const { type, fromHours, toHours, fee } of rules)
      expect(feeAt(termsOf('lcc', 'domestic', 'saver')[type], ((fromHours ?? 200) + toHours) / 2)).toBe(fee);
  });

  it('windows of a trip charge what the rules charge, at every moment, and never above base fare and fuel', () => {
    const now = new Date('2026-11-21T04:00:00Z');
    fc.assert(
      fc.property(
        fare,
        market,
        kind,
        family,
        party,
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        (adult, where, airline, name, people, hours, later) => {
          const departsAt = new Date(now.getTime() + hours * 3_600_000);
          const amounts = fareAmounts(adult, { km: 2000, market: where }, people, { gst: null, fees: [] });
          const { cancel } = termsOf(airline, where, name);
          const windows = cancellationWindows(
            [{ steps: cancel, departsAt, party: people, basics: basicsOf(amounts) }],
            now,
          );
          const at = new Date(now.getTime() + later * 1_800_000);
          expect(chargeAt(windows, amounts.total, at)).toBe(
            cancelCharge(cancel, (departsAt.getTime() - at.getTime()) / 3_600_000, people, basicsOf(amounts)),
          );
          for (const { charge } of refundSteps(windows, amounts.total, now, departsAt))
            expect(charge).toBeLessThanOrEqual(amounts.basic);
        },
      ),
    );
  });

  it('whatever is given up first, the parts come to the whole', () => {
    fc.assert(
      fc.property(
        fare,
        market,
        kind,
        family,
        party,
        fc.integer({ min: -5, max: 500 }),
        fc.infiniteStream(fc.nat(100)),
        (adult, where, airline, name, people, hours, order) => {
          const due = {
            gst: { label: 'GST', rateBp: 500 },
            fees: [{ code: 'ASF' as const, label: 'Fee', amount: 20_000 }],
          };
          const { change, cancel } = termsOf(airline, where, name);
          const sold: SoldBound = {
            position: 0,
            offer: '',
            journey: '',
            airline: '6E',
            fare: adult,
            km: 1200,
            market: where,
            due,
            change,
            cancel,
            departs: hours * 60,
            arrives: hours * 60 + 120,
            seats: [],
          };
          const everyone = passengersOf(people);
          let left = everyone;
          let [refund, charge] = [0, 0];
          while (left.length) {
            const gone = order.next().value! % left.length;
            const after = left.filter((_, at) => at !== gone);
            const back = refundForCancelled(sold, left, after, 0, false);
            expect(back.refund).toBeGreaterThanOrEqual(0);
            refund += back.refund;
            charge += back.charge;
            left = after;
          }
          expect(refund + charge).toBe(worthOf(sold, everyone));
          expect({ refund, charge }).toEqual(refundForCancelled(sold, everyone, [], 0, false));
        },
      ),
    );
  });
});
