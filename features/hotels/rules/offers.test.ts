import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListedOffer, StayOffer } from '../contract.ts';
import { CheapestOffers, slotOf, TermsList } from './offers.ts';
import { MEALS } from './vocabulary.ts';

const HOTELS = 3;
const offer: fc.Arbitrary<StayOffer> = fc.record({
  total: fc.integer({ min: 1, max: 20 }).map((rupees) => rupees * 100),
  meals: fc.constantFrom(...MEALS),
  refund: fc.constantFrom('free', 'part', 'none'),
  until: fc.constantFrom(null, '2026-12-01T14:00', '2026-12-05T14:00'),
  share: fc.integer({ min: 0, max: 100 }),
});
const ofHotels = fc.array(fc.record({ hotel: fc.nat(HOTELS - 1), offer }), { maxLength: 60 });

/** The kept offers of each hotel, with their terms. */
function kept(all: readonly { hotel: number; offer: StayOffer }[]): StayOffer[][] {
  const list = new TermsList();
  const cheapest = new CheapestOffers(HOTELS, list);
  for (const {
    hotel,
    offer: { total, ...terms },
  } of all) {
    const slot = slotOf(terms);
    if (cheapest.mayHave(hotel, slot, total)) cheapest.keep(hotel, slot, { total, terms: list.placeOf(terms) });
  }
  const inFull = ({ total, terms }: ListedOffer): StayOffer => ({ total, ...list.all[terms]! });
  return Array.from({ length: HOTELS }, (_, hotel) => cheapest.of(hotel).map(inFull));
}

it('[7.20] keeps the cheapest of each pair of meals and refund of every hotel, cheapest first, whatever the order they come in', () => {
  fc.assert(
    fc.property(ofHotels, (all) => {
      const found = kept(all);
      expect(found).toEqual(kept([...all].reverse()));
      const pair = ({ meals, refund }: StayOffer) => `${meals} ${refund}`;
      found.forEach((offers, hotel) => {
        const own = all.filter((one) => one.hotel === hotel).map((one) => one.offer);
        expect(offers.map(({ total }) => total)).toEqual(offers.map(({ total }) => total).sort((a, b) => a - b));
        expect(offers.map(pair).sort()).toEqual([...new Set(own.map(pair))].sort());
        for (const each of offers)
          expect(each.total).toBe(
            Math.min(...own.filter((other) => pair(other) === pair(each)).map(({ total }) => total)),
          );
      });
    }),
  );
});

it('[7.20] at one price the better terms win: more that comes back, then longer', () => {
  const part = { total: 900, meals: 'breakfast', refund: 'part', share: 50, until: '2026-12-01T14:00' } as const;
  const better = [
    { ...part, share: 70 },
    { ...part, until: '2026-12-05T14:00' },
  ];
  for (const one of better)
    expect(
      kept([
        { hotel: 0, offer: part },
        { hotel: 0, offer: one },
      ])[0],
    ).toEqual([one]);
});

it('[7.20] names equal terms by one position', () => {
  const list = new TermsList();
  const terms = { meals: 'breakfast', refund: 'free', until: null, share: 100 } as const;
  expect([list.placeOf(terms), list.placeOf({ ...terms, share: 99 }), list.placeOf({ ...terms })]).toEqual([0, 1, 0]);
  expect(list.all).toHaveLength(2);
});
