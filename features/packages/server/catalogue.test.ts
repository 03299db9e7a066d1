import { describe, expect, it } from 'vitest';
import { PACKAGE_BOUNDS } from '../contract.ts';
import { packageView } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { plannedDepartures } from '../rules/departures.ts';
import { nightsOf, presentPackage } from '../rules/present-package.ts';
import { LENGTHS, THEMES } from '../rules/vocabulary.ts';
import { cityOf } from './catalogue.ts';

describe('[7.20] the catalogue of packages', () => {
  it('has journeys of every theme, each under an address of its own, as many as a list may hold', () => {
    expect(new Set(JOURNEYS.map(({ slug }) => slug)).size).toBe(JOURNEYS.length);
    expect(new Set(JOURNEYS.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    expect(JOURNEYS.length).toBeLessThanOrEqual(PACKAGE_BOUNDS.packages);
  });

  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))('%s fits its contract', (_, journey) => {
    const view = packageView.parse(presentPackage(journey, cityOf));
    expect(view.days.at(-1)?.city).toBe(view.endsIn.city);
    expect(view.cities.length).toBeGreaterThan(0);
    expect(Object.values(LENGTHS).some(([least, most]) => view.nights >= least && view.nights <= most)).toBe(true);
    expect(nightsOf(journey)).toBe(journey.days.length - 1);
    for (const { text } of journey.days) expect(text).toMatch(/\.$/);
    expect(journey.season.peak.every((month) => journey.season.months.includes(month))).toBe(true);
  });

  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s departs, at most as often as its page shows',
    (_, journey) => {
      const { length } = plannedDepartures(journey, '2026-12-01', '2027-11-30');
      expect(length).toBeGreaterThan(3);
      expect(length).toBeLessThanOrEqual(PACKAGE_BOUNDS.departures);
    },
  );
});
