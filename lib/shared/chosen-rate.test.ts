import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import {
  chosenRateValue,
  namedRateValue,
  rateParams,
  readChosenRate,
  readChosenRoomRates,
  readRememberedRate,
  readRoomRates,
  type NamedRate,
} from './chosen-rate.ts';
import { choiceOf } from './rate-terms.ts';

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

describe('a rate for each room in an address', () => {
  const [garden, suite] = ['a', 'b'].map((name) => ({ roomTypeId: `rty_${name}`, ratePlanId: `rpl_${name}` })) as [
    NamedRate,
    NamedRate,
  ];

  it('[7.20] is read back in the order of the rooms; one for all stays one parameter', () => {
    expect(rateParams([garden])).toEqual({ rate: 'rty_a~rpl_a' });
    expect(rateParams([garden, suite])).toEqual({ rate1: 'rty_a~rpl_a', rate2: 'rty_b~rpl_b' });
    expect(readRoomRates(rateParams([garden, suite]), 2)).toEqual([garden, suite]);
  });

  it.each<[string, Record<string, string>, number, (NamedRate | null)[] | null]>([
    ['one rate for all', { rate: 'rty_a~rpl_a' }, 2, null],
    ['a room without a rate', { rate2: 'rty_b~rpl_b' }, 2, [null, suite]],
    ['rates chosen one by one, none named yet', { each: '1' }, 2, [null, null]],
    ['one room', { each: '1', rate1: 'rty_a~rpl_a' }, 1, null],
    ['more rates than rooms', { rate1: 'rty_a~rpl_a', rate2: 'x', rate3: 'rty_b~rpl_b' }, 2, [garden, null]],
  ])('[7.20] %s', (_, params, rooms, expected) => {
    expect(readRoomRates(params, rooms)).toEqual(expected);
  });

  it('[7.20] is chosen only when every room has one, as it was shown', () => {
    const value = (rate: NamedRate, total: number) =>
      chosenRateValue({ ...rate, shownTotal: total, shownPolicies: [] });
    const both = { rate1: value(garden, 100), rate2: value(suite, 200) };
    expect(readChosenRoomRates(both, 2)).toMatchObject([{ shownTotal: 100 }, { shownTotal: 200 }]);
    expect(readChosenRoomRates({ rate1: both.rate1 }, 2)).toBeNull();
    expect(readChosenRoomRates(both, 3)).toBeNull();
    expect(choiceOf(readChosenRoomRates(both, 2)!)).toEqual({
      rates: [garden, suite],
      shownTotal: 300,
      shownPolicies: [],
    });
  });
});
