import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aFlight,
  aLeg,
  anyFlight,
  anyStay,
  anyTerms,
  aStay,
  circumstances,
  flightTerms,
  hotelTerms,
  policyTerms,
  TODAY,
} from '#tests/support/policy.ts';
import type { OptionFacts } from '../facts.ts';
import type { Reason } from '../reasons.ts';
import { smallestChange } from '../smallest-change.ts';
import { evaluatePolicy } from '../verdict.ts';
import { changeSentence } from './change-sentence.ts';
import { verdictView as verdictViewSchema } from '../../contract.ts';
import { onlyInPolicy, reasonSentence, reasonTag, verdictTag } from './reason-text.ts';
import { verdictView } from './verdict-view.ts';

const speech = { today: TODAY };

describe('why an option is outside', () => {
  it.each<[Reason, string, string]>([
    [
      { rule: 'budget', limit: 650_000, actual: 743_400, unit: 'night', regionId: 1 },
      '₹934 a night over',
      '₹7,434 a night, ₹934 over the cap of ₹6,500 for Metro cities, taxes included.',
    ],
    [
      { rule: 'budget', limit: 900_000, actual: 900_050, unit: 'way', regionId: 2 },
      '₹0.50 each way over',
      '₹9,000.50 each way on average, ₹0.50 over the cap of ₹9,000 for Other cities in India, taxes included.',
    ],
    [
      { rule: 'region', limit: [1, 2], actual: 3, mode: 'hotel' },
      'No budget for this region',
      'The policy has no budget for South Asia and the Gulf. It has one for Metro cities and Other cities in India.',
    ],
    [
      { rule: 'eligibility', limit: ['train', 'bus'], actual: 'flight' },
      'No flight in the policy',
      'The policy does not cover flights. It covers trains and buses.',
    ],
    [
      { rule: 'eligibility', limit: [], actual: 'hotel' },
      'No hotel in the policy',
      'The policy does not cover hotels. It covers no travel at all.',
    ],
    [
      { rule: 'cabin', limit: [2, 3], actual: [4] },
      'Out of policy: Business',
      'Business is not in the policy. Economy or Premium Economy is.',
    ],
    [
      { rule: 'extras', limit: [1], actual: [2, 3] },
      'Out of policy: a meal and a chosen seat',
      'The policy does not pay for a meal and a chosen seat. It pays for extra baggage.',
    ],
    [
      { rule: 'extras', limit: [], actual: [1] },
      'Out of policy: extra baggage',
      'The policy does not pay for extra baggage.',
    ],
    [
      { rule: 'stars', limit: [3, 4], actual: 5 },
      'Out of policy: 5-star hotel',
      'A hotel of 5 stars; the policy asks for 3 or 4 stars.',
    ],
    [
      { rule: 'stars', limit: [3], actual: 0 },
      'Out of policy: hotel without stars',
      'A hotel without stars; the policy asks for 3 stars.',
    ],
    [
      { rule: 'refundable', limit: true, actual: false },
      'Out of policy: non-refundable',
      'This rate is non-refundable; the policy requires a refundable one.',
    ],
    [
      { rule: 'filters', limit: ['wifi', 'workspace'], actual: ['workspace'] },
      'Out of policy: without a place to work',
      'The policy asks for Wi-Fi and a place to work. A place to work is missing here.',
    ],
    [
      { rule: 'date-change', limit: false, actual: true },
      'Out of policy: dates cannot be changed',
      'The policy does not allow a change of dates after booking.',
    ],
    [
      { rule: 'booking-window', limit: 7, actual: 3, earliest: '2026-12-08' },
      'Out of policy: booked 3 days ahead',
      'Booked three days ahead; the policy asks for seven days. The first day inside it is Tue 8 Dec.',
    ],
    [
      { rule: 'booking-window', limit: 7, actual: 0, earliest: '2027-01-08' },
      'Out of policy: booked 0 days ahead',
      'Booked on the day itself; the policy asks for seven days. The first day inside it is Fri 8 Jan 2027.',
    ],
  ])('[3.9] %j', (reason, tag, sentence) => {
    expect(reasonTag(reason)).toBe(tag);
    expect(reasonSentence(reason, speech)).toBe(sentence);
  });

  it('[3.9] a tag counts what else is outside', () => {
    const { reasons } = evaluatePolicy(policyTerms(), aStay({ total: 1_486_800, stars: 5 }), circumstances);
    expect(verdictTag({ inPolicy: false, reasons })).toBe('₹934 a night over, and 1 more');
    expect(verdictTag({ inPolicy: false, reasons: reasons.slice(0, 1) })).toBe('₹934 a night over');
    expect(verdictTag({ inPolicy: true, reasons: [] })).toBe('In policy');
  });

  it('[5.1] the refusal, to the letter', () => {
    expect(onlyInPolicy('hotel')).toBe(
      'Only in-policy bookings can be booked. Choose another hotel within the policy.',
    );
    expect(onlyInPolicy('flight')).toBe(
      'Only in-policy bookings can be booked. Choose another flight within the policy.',
    );
  });
});

const at = (hour: string, change = {}) =>
  aFlight({ id: hour, legs: [aLeg({ flights: '6E 5231', departs: `2026-12-12T${hour}` })], ...change });
const dear = aFlight({ total: 1_011_400 });
const deluxe = aStay({ id: 'deluxe', roomId: 'deluxe', room: 'Deluxe', total: 1_303_900 });
const trip = (out: string, back: string, total = 1_600_000) =>
  aFlight({
    id: out + back,
    total,
    legs: [
      aLeg({ flights: 'AI 606', departs: `2026-12-12T${out}` }),
      aLeg({ flights: '6E 5231', departs: `2026-12-${back}` }),
    ],
  });

describe('the smallest change in words', () => {
  it.each<[OptionFacts, OptionFacts[], string]>(
    [
      [dear, [at('16:05')], 'Leave two hours later, at 16:05: in policy, ₹1,900 less.'],
      [
        dear,
        [
          aFlight({
            id: 'slow',
            legs: [aLeg({ flights: '6E 1 + 6E 2', departs: '2026-12-12T15:05', arrives: '2026-12-12T19:50' })],
          }),
        ],
        'Leave one hour later, at 15:05, arrive four hours later, one more stop: in policy, ₹1,900 less.',
      ],
      [
        aFlight({ total: 1_011_400, legs: [aLeg({ flights: '6E 1 + 6E 2' })] }),
        [aFlight({ legs: [aLeg({ arrives: '2026-12-12T15:05' })] })],
        'Leave with AI 606 at the same hour, arrive 45 minutes earlier, one stop fewer: in policy, ₹1,900 less.',
      ],
      [dear, [at('13:20', { total: 900_000 })], 'Leave 45 minutes earlier, at 13:20: in policy, ₹1,114 less.'],
      [dear, [at('15:25', { total: 821_450 })], 'Leave 1 h 20 min later, at 15:25: in policy, ₹1,899.50 less.'],
      [dear, [at('14:05')], 'Leave with 6E 5231 at the same hour: in policy, ₹1,900 less.'],
      [
        aFlight({ legs: [aLeg({ cabin: 4 })] }),
        [aFlight({ total: 900_000 })],
        'Same flight in Economy: in policy, ₹786 more.',
      ],
      [
        aFlight({ legs: [aLeg({ cabin: 4 })] }),
        [at('16:05')],
        'Leave two hours later, at 16:05, in Economy: in policy, same price.',
      ],
      [dear, [aFlight({ fare: 'Saver' })], 'Same flight at the fare Saver: in policy, ₹1,900 less.'],
      [aFlight({ total: 861_400, extras: [{ type: 2, price: 40_000 }] }), [], 'Without a meal: in policy, ₹400 less.'],
      [
        aFlight({
          total: 861_400,
          extras: [
            { type: 3, price: 0 },
            { type: 3, price: 40_000 },
          ],
        }),
        [],
        'Without a chosen seat: in policy, ₹400 less.',
      ],
      [
        aFlight({ total: 1_061_400, extras: [{ type: 2, price: 40_000 }] }),
        [at('16:05')],
        'Leave two hours later, at 16:05, without a meal: in policy, ₹2,400 less.',
      ],
      [
        trip('14:00', '15T20:00', 1_900_000),
        [trip('15:00', '15T18:00')],
        'Leave one hour later, at 15:00 and return two hours earlier, at 18:00: in policy, ₹3,000 less.',
      ],
      [
        trip('14:00', '15T20:00', 1_900_000),
        [trip('14:00', '16T20:00')],
        'Return on Wed 16 Dec instead: in policy, ₹3,000 less.',
      ],
      [
        dear,
        [aFlight({ legs: [aLeg({ departs: '2026-12-13T14:05' })] })],
        'Leave one day later, Sun 13 Dec: in policy, ₹1,900 less.',
      ],
      [deluxe, [aStay()], 'Same hotel, same nights, Standard room instead of Deluxe: in policy, ₹1,239 less.'],
      [
        aStay({ total: 1_303_900 }),
        [aStay({ rate: 'Advance' })],
        'Same room at the rate Advance: in policy, ₹1,239 less.',
      ],
      [
        deluxe,
        [aStay({ hotelId: 'point', hotel: 'Hotel Sahar Point', lat: 18.5591 })],
        'Hotel Sahar Point, 900 m away: in policy, ₹1,239 less.',
      ],
      [
        deluxe,
        [aStay({ hotelId: 'point', hotel: 'Hotel Sahar Point', lat: 18.5726 })],
        'Hotel Sahar Point, 2.4 km away: in policy, ₹1,239 less.',
      ],
      [deluxe, [aStay({ checkIn: '2026-12-14' })], 'Arrive two days later, Mon 14 Dec: in policy, ₹1,239 less.'],
    ].map(([from, to, words]) => [from, to, words] as [OptionFacts, OptionFacts[], string]),
  )('[3.9] %#', (option, candidates, words) => {
    const change = smallestChange(
      [
        policyTerms({
          hotel: hotelTerms({ budgets: [{ regionId: 1, amount: 650_000 }] }),
          flight: flightTerms({ budgets: [{ regionId: 1, amount: 900_000 }] }),
        }),
      ],
      option,
      candidates,
      circumstances,
    );
    expect(change && changeSentence(option, change, TODAY)).toBe(words);
  });

  it('[3.9] promises no price for a day that nobody asked for', () => {
    const change = smallestChange([policyTerms({ hotel: hotelTerms({ daysAhead: 14 }) })], aStay(), [], circumstances);
    expect(change && changeSentence(aStay(), change, TODAY)).toBe(
      'Arrive three days later, Tue 15 Dec or later: in policy if the price is the same; we have not asked for that day.',
    );
  });

  it('[3.9] speaks calmly and in whole sentences, whatever there is to say', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.oneof(anyStay, anyFlight),
        fc.array(fc.oneof(anyStay, anyFlight), { maxLength: 8 }),
        (terms, option, candidates) => {
          const change = smallestChange([terms], option, candidates, circumstances);
          const said = [
            ...evaluatePolicy(terms, option, circumstances).reasons.map((reason) => reasonSentence(reason, speech)),
            ...(change ? [changeSentence(option, change, TODAY)] : []),
          ];
          for (const sentence of said) {
            expect(sentence).toMatch(/^[A-Z₹0-9].*\.$/);
            expect(sentence).not.toMatch(/!|undefined|NaN|null|violation|sorry| {2}|\.\./i);
          }
        },
      ),
    );
  });
});

describe('[3.9] the verdict on the wire', () => {
  it('carries limit, actual and words, and parses', () => {
    const verdict = evaluatePolicy(policyTerms(), dear, circumstances);
    const view = verdictView(
      dear,
      verdict,
      smallestChange([policyTerms()], dear, [at('16:05')], circumstances),
      speech,
    );
    expect(view).toEqual({
      inPolicy: false,
      tag: '₹1,114 each way over',
      reasons: [
        {
          rule: 'budget',
          limit: 900_000,
          actual: 1_011_400,
          text: '₹10,114 each way on average, ₹1,114 over the cap of ₹9,000 for Metro cities, taxes included.',
        },
      ],
      change: {
        kind: 'time',
        size: 202,
        optionId: '16:05',
        priceDifference: -190_000,
        text: 'Leave two hours later, at 16:05: in policy, ₹1,900 less.',
      },
    });
    expect(verdictViewSchema.parse(view)).toEqual(view);
    expect(verdictView(aStay(), evaluatePolicy(null, aStay(), circumstances), null, speech)).toEqual({
      inPolicy: true,
      tag: 'In policy',
      reasons: [],
      change: null,
    });
  });
});
