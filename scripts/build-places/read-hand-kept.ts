import type { Area, City, HotelCity, IndianState, Month } from '#features/places/rules/place-types.ts';
import { readSections, split } from './hand-tables.ts';
import { slugify } from './slugs.ts';

const lines = (file: string) => readSections(file).flatMap((section) => section.lines);

function checkSlug(slug: string, cities: readonly City[]): string {
  if (!cities.some((city) => city.slug === slug)) throw new Error(`No city has the slug "${slug}".`);
  return slug;
}

export function readIndianStates(): IndianState[] {
  return lines('indian-states.txt').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));
}

/** `[kochi]` and below it `Fort Kochi 9.9658,76.2421`. */
export function readAreas(cities: readonly City[]): Area[] {
  return readSections('areas.txt').flatMap(({ title, lines: areas }) =>
    areas.map((line) => {
      const [, name = '', lat, lng] = /^(.+) (-?[\d.]+),(-?[\d.]+)$/.exec(line) ?? [];
      return { id: slugify(name), city: checkSlug(title, cities), name, lat: Number(lat), lng: Number(lng) };
    }),
  );
}

/** `10-2` is October to February. */
export function readMonths(text: string): Month[] {
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => ((first - 1 + step) % 12) + 1);
  });
}

/** `goa | 60 | 4200 | 11-2 | 6-9`, the best known first. */
export function readHotelCities(cities: readonly City[]): HotelCity[] {
  return lines('hotel-cities.txt').map((line) => {
    const [slug = '', weight, rupees, peak = '', off = ''] = split(line, '|');
    return {
      city: checkSlug(slug, cities),
      weight: Number(weight),
      nightRupees: Number(rupees),
      peakMonths: readMonths(peak),
      offMonths: readMonths(off),
    };
  });
}
