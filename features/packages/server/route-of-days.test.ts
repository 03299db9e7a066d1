import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '../data/journeys.ts';
import { daysOf, routeOf } from '../rules/present-package.ts';
import { cityOf } from './catalogue.ts';
import { routeOfDays } from './route-of-days.ts';

describe('[7.20] the route of a booked journey', () => {
  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))('%s: is that of its page', (_, journey) => {
    expect(routeOfDays(daysOf(journey, cityOf))).toEqual(routeOf(journey, cityOf));
  });

  it('is empty where a place is no longer in the catalogue', () =>
    expect(routeOfDays([{ city: 'Kochi' }, { city: 'Atlantis' }, { city: 'Kochi' }])).toEqual([]));
});
