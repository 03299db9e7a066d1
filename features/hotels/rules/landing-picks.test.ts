import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedStay } from '../contract.ts';
import {
  heroOrder,
  likedAndAffordable,
  mostTelling,
  nightlyFrom,
  takeWall,
  wallOrder,
  type Candidate,
} from './landing-picks.ts';

const place = (slug: string, kind: Candidate['kind'], name = slug): Candidate => ({ slug, name, kind });
const SEASON = [
  place('goa', 'beach'),
  place('mumbai', 'metro'),
  place('delhi', 'oldcity'),
  place('jaipur', 'oldcity'),
  place('varkala', 'beach'),
  place('kochi', 'backwater'),
  place('thiruvananthapuram', 'beach'),
];

describe('[7.20] what the landing page shows', () => {
  it('[7.20] another place leads each day, and the others stand by', () => {
    expect([0, 1, 2].map((day) => heroOrder(SEASON, day)[0]?.slug)).toEqual(['goa', 'delhi', 'jaipur']);
    expect(heroOrder(SEASON, 2).map(({ slug }) => slug)).toEqual(['jaipur', 'varkala', 'kochi', 'goa', 'delhi']);
    expect(heroOrder([], 5)).toEqual([]);
  });

  it('[7.20] a name too long for a phone’s poster never leads', () => {
    expect(heroOrder(SEASON, 0).map(({ slug }) => slug)).not.toContain('thiruvananthapuram');
  });

  it('[7.20] the wall takes one of each scenery before a second of any', () => {
    expect(wallOrder(SEASON).map(({ slug }) => slug)).toEqual([
      'goa',
      'mumbai',
      'delhi',
      'kochi',
      'jaipur',
      'varkala',
      'thiruvananthapuram',
    ]);
    expect(
      takeWall(
        wallOrder(SEASON).map(({ slug }) => ({ city: { slug } })),
        'goa',
      ).map(({ city }) => city.slug),
    ).toEqual(['mumbai', 'delhi', 'kochi', 'jaipur', 'varkala', 'thiruvananthapuram']);
  });

  it('[7.20] a price a night never says less than a night costs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        (rupees, nights) => {
          const nightly = nightlyFrom(
            rupees.map((value) => value * 100),
            nights,
          );
          expect(nightly % 100).toBe(0);
          expect(nightly * nights).toBeGreaterThanOrEqual(Math.min(...rupees) * 100);
          expect((nightly - 100) * nights).toBeLessThan(Math.min(...rupees) * 100);
        },
      ),
    );
  });

  it('[4.13] the sample rate is the one with most steps, then the cheapest', () => {
    const rate = (total: number, steps: number) => ({ total, steps: Array<number>(steps).fill(0) });
    expect(mostTelling([rate(100, 1), rate(900, 3), rate(800, 3)])).toEqual(rate(800, 3));
    expect(mostTelling([])).toBeUndefined();
  });

  it('[7.20] the sample hotel is the best liked of the cheaper half', () => {
    const stay = (slug: string, total: number, score: number | null) =>
      ({ slug, score, offers: [{ total }] }) as unknown as ListedStay;
    expect(
      likedAndAffordable([
        stay('palace', 900, 9.8),
        stay('inn', 100, 7),
        stay('house', 200, 8.4),
        stay('grand', 800, 9),
      ])?.slug,
    ).toBe('house');
    expect(likedAndAffordable([])).toBeUndefined();
  });
});
