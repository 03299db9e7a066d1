import { describe, expect, it } from 'vitest';
import { PACKAGE_BOUNDS } from '../contract.ts';
import { packageView } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { findCity, findCountry } from '#features/places/server/index.ts';
import { plannedDepartures, zonedTime } from '../rules/departures.ts';
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
    expect(view.days.map(({ lodging }) => lodging !== undefined)).toEqual(
      view.days.map((_day, at) => at < view.nights),
    );
    expect(journey.season.peak.every((month) => journey.season.months.includes(month))).toBe(true);
  });

  it('has no two texts alike', () => {
    const texts = JOURNEYS.flatMap(({ title, summary, about, days }) => [
      title,
      summary,
      about,
      ...days.map(({ text }) => text),
    ]);
    const seen = new Set<string>();
    expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
  });

  const abroad = JOURNEYS.filter((journey) => journey.abroad);
  it.each(abroad.map((journey) => [journey.slug, journey] as const))(
    '%s is abroad: its country, its clock and its entry rules are those of its places',
    (_, journey) => {
      const { country, zone } = journey.abroad!;
      const places = [journey.meets, journey.endsIn, ...journey.days].map(({ city }) => findCity(city)!);
      expect(new Set(places.map((city) => city.country))).toEqual(new Set([country]));
      expect(findCity(journey.meets.city)!.timezone).toBe(zone);
      const [first] = plannedDepartures(journey, '2026-12-01', '2027-11-30');
      for (const { timezone } of places)
        expect(zonedTime(first!.date, '12:00', timezone)).toEqual(zonedTime(first!.date, '12:00', zone));
      const { entry, states, exclusions } = presentPackage(journey, cityOf);
      expect(entry?.country).toBe(findCountry(country)!.name);
      expect(states.map(({ name }) => name)).toEqual([entry!.country]);
      expect(exclusions[0]).toContain('Flights from India');
    },
  );

  it('is in India without entry rules otherwise', () => {
    for (const journey of JOURNEYS.filter((one) => !one.abroad))
      for (const { city } of [journey.meets, journey.endsIn, ...journey.days])
        expect(findCity(city)?.country, `${journey.slug}: ${city}`).toBe('IN');
  });

  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s shows the poster of a place where it spends a night',
    (_, { poster, days }) => {
      expect(days.map(({ city }) => city)).toContain(poster.city);
    },
  );

  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s departs, at most as often as its page shows',
    (_, journey) => {
      const { length } = plannedDepartures(journey, '2026-12-01', '2027-11-30');
      expect(length).toBeGreaterThan(3);
      expect(length).toBeLessThanOrEqual(PACKAGE_BOUNDS.departures);
    },
  );
});
