import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import { chosenRateValue, namedRateValue, readChosenRate, readRememberedRate } from './chosen-rate.ts';

const aWindow: fc.Arbitrary<CancellationPolicy> = fc.record({
  FromDate: fc
    .integer({ min: 1_700_000_000, max: 1_900_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  ChargeType: fc.constantFrom(1 as const, 2 as const),
  Charge: fc.nat(),
});
const aRate = fc.record({
  roomTypeId: fc.stringMatching(/^rty_\w{1,20}$/),
  ratePlanId: fc.stringMatching(/^rpl_\w{1,20}$/),
  shownTotal: fc.nat(),
  shownPolicies: fc.option(fc.array(aWindow, { maxLength: 12 })),
});

describe('a chosen rate in an address', () => {
  it('[7.20] reads back as it was written, with the cancellation policy that was shown', () => {
    fc.assert(fc.property(aRate, (rate) => void expect(readChosenRate(chosenRateValue(rate))).toEqual(rate)));
  });

  it('[7.20] is remembered with what was shown of it, or by name alone', () => {
    fc.assert(
      fc.property(aRate, (rate) => {
        const { roomTypeId, ratePlanId } = rate;
        expect(readRememberedRate(chosenRateValue(rate))).toEqual(rate);
        expect(readRememberedRate(namedRateValue(rate))).toEqual({ roomTypeId, ratePlanId });
      }),
    );
    for (const none of ['', 'rty_1', 'rty_1~', '~rpl_1', 'rty_1~rpl_1~x']) expect(readRememberedRate(none)).toBeNull();
  });

  it('[7.20] is nothing for anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(readChosenRate(text)).toBeNull()));
  });

  it.each([
    'rty_1',
    'rty_1~rpl_1',
    'rty_1~rpl_1~',
    'rty_1~rpl_1~-5',
    'rty_1~rpl_1~9.5',
    'rty_1~rpl_1~900~x',
    'rty_1~rpl_1~900~s1.3.50',
    'rty_1~rpl_1~900~s1.2.-1',
    'rty_1~rpl_1~900~zzzzzzzzzzzzz.2.1',
    'rty_1~rpl_1~900~s1.2.50~',
    `rty_1~rpl_1~900~${Array(13).fill('s1.2.50').join('_')}`,
  ])('[5.12] %j is no rate', (text) => {
    expect(readChosenRate(text)).toBeNull();
  });
});
