import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '../data/journeys.ts';
import { routeOf } from '../rules/present-package.ts';
import { cityOf } from '../server/catalogue.ts';
import { badgeWidth, FRAME, layOutRoute, placesOf, runsOf } from '#components/map/route-layout.ts';

const journeys = JOURNEYS.map((journey) => [journey.slug, routeOf(journey, cityOf)] as const);
const asIs = (name: string) => name;

describe('[7.20] the map of a journey', () => {
  it.each(journeys)('%s: each day stands at one place, and the line goes through them in order', (slug, route) => {
    const { days } = JOURNEYS.find((journey) => journey.slug === slug)!;
    const places = placesOf(route);
    expect(days.map((_day, at) => places.find((place) => place.days.includes(at + 1))?.city)).toEqual(
      days.map(({ city }) => cityOf(city).name),
    );
    expect(places.map(({ number }) => number)).toEqual(places.map((_place, at) => at + 1));
    expect(places.flatMap((place) => place.days)).toHaveLength(days.length);
    expect(layOutRoute(route, asIs).line).toHaveLength(route.length);
  });

  it.each(journeys)('%s: every place has one number inside the frame, and no number lies on another', (_, route) => {
    const { markers } = layOutRoute(route, asIs);
    expect(
      markers
        .flatMap(({ places }) => places)
        .map(({ city }) => city)
        .sort(),
    ).toEqual([...new Set(route.map(({ city }) => city))].sort());
    for (const [at, marker] of markers.entries()) {
      const half = badgeWidth(marker) / 2;
      expect(marker.at.x).toBeGreaterThanOrEqual(half);
      expect(marker.at.x).toBeLessThanOrEqual(FRAME.width - half);
      expect(marker.at.y).toBeGreaterThanOrEqual(11);
      expect(marker.at.y).toBeLessThanOrEqual(FRAME.height - 11);
      for (const other of markers.slice(at + 1))
        expect(Math.hypot(marker.at.x - other.at.x, marker.at.y - other.at.y)).toBeGreaterThanOrEqual(22);
    }
  });

  it('has the northern place above the southern one, and the eastern one to the right', () => {
    const stops = [
      { city: 'South', lat: 10, lng: 76, days: [1] },
      { city: 'North-east', lat: 12, lng: 78, days: [2] },
    ];
    const [south, north] = layOutRoute(stops, asIs).line;
    expect(north!.y).toBeLessThan(south!.y);
    expect(north!.x).toBeGreaterThan(south!.x);
  });

  it('draws places that lie on one another as one, with both numbers', () => {
    const stops = [
      { city: 'Kovalam', lat: 8.4, lng: 76.98, days: [1] },
      { city: 'Thiruvananthapuram', lat: 8.52, lng: 76.94, days: [2] },
      { city: 'Munnar', lat: 10.09, lng: 77.06, days: [3] },
    ];
    const { markers } = layOutRoute(stops, asIs);
    expect(markers.map(({ places }) => places.map(({ number }) => number))).toEqual([[1, 2], [3]]);
  });

  it.each([
    [[1], [[1, 1]]],
    [[1, 2, 3], [[1, 3]]],
    [
      [1, 2, 3, 5],
      [
        [1, 3],
        [5, 5],
      ],
    ],
  ])('joins days %j that follow one another', (days, runs) => {
    expect(runsOf(days).map(({ first, last }) => [first, last])).toEqual(runs);
  });
});
