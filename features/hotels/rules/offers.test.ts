import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StayOffer } from '../contract.ts';
import { cheapestFirst, keepCheapest } from './offers.ts';
import { MEALS } from './vocabulary.ts';

const offer: fc.Arbitrary<StayOffer> = fc.record({
  total: fc.integer({ min: 1, max: 20 }).map((rupees) => rupees * 100), meals: fc.constantFrom(...MEALS), refund: fc.constantFrom('free', 'part', 'none'),
  until: fc.constantFrom(null, '2026-12-01T14:00', '2026-12-05T14:00'), share: fc.integer({ min: 0, max: 100 }),
});

it('keeps the cheapest of each pair of meals and refund, cheapest first, whatever the order they come in', () => {
  fc.assert(fc.property(fc.array(offer, { maxLength: 30 }), (offers) => {
    const keep = (list: StayOffer[]) => {
      const kept: (StayOffer | undefined)[] = [];
      for (const each of list) keepCheapest(kept, each);
      return cheapestFirst(kept);
    };
    const kept = keep(offers);
    expect(kept).toEqual(keep([...offers].reverse()));
    expect(kept.map(({ total }) => total)).toEqual(kept.map(({ total }) => total).sort((a, b) => a - b));
    const pair = ({ meals, refund }: StayOffer) => `${meals} ${refund}`;
    expect(kept.map(pair).sort()).toEqual([...new Set(offers.map(pair))].sort());
    for (const each of kept) expect(each.total).toBe(Math.min(...offers.filter((other) => pair(other) === pair(each)).map(({ total }) => total)));
  }));
});
