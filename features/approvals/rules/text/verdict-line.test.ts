import { expect, it } from 'vitest';
import { verdictLine } from './verdict-line.ts';

const traveller = (name: string, tag: string | null) => ({
  userId: name,
  name,
  policyId: 'pol_1',
  policyVersion: 1,
  verdict: { inPolicy: tag === null, tag: tag ?? 'In policy', reasons: [], change: null },
});
const line = (...tags: (string | null)[]) =>
  verdictLine({
    total: 840_000,
    trip: { currency: 'INR', travellers: tags.map((tag, at) => traveller(String(at), tag)) },
  });

it.each([
  [[null], '₹8,400, in policy.'],
  [['₹200 a night over'], '₹8,400, out of policy: ₹200 a night over.'],
  [['Out of policy: 2-star hotel'], '₹8,400, out of policy: 2-star hotel.'],
  [[null, '₹200 a night over'], '₹8,400, out of policy for 1 person of 2: ₹200 a night over.'],
])('[4.8] a request in one line: %j', (tags, words) => {
  expect(line(...tags)).toBe(words);
});
