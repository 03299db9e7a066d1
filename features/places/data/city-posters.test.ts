import { describe, expect, it } from 'vitest';
import { isMonument, marksOf } from '#posters/options.ts';
import { repeated } from '#tests/support/rows-of-places.ts';
import { readCoast } from '../../../scripts/build-places/coast.ts';
import { cities, hotelCities } from './tables.ts';

const bySlug = new Map(cities.map((city) => [city.slug, city]));
/** Marks that stand in one city, and the city. */
const ONLY_IN: Record<string, string> = {
  palace: 'jaipur',
  'lake-palace': 'udaipur',
  'india-gate': 'delhi',
  'vidhana-soudha': 'bengaluru',
  charminar: 'hyderabad',
  'howrah-bridge': 'kolkata',
  'golden-temple': 'amritsar',
  'mysore-palace': 'mysuru',
  'sea-link': 'navi-mumbai',
  gateway: 'mumbai',
  mehrangarh: 'jodhpur',
  gompa: 'leh',
  shikhara: 'puri',
  church: 'goa',
  nets: 'kochi',
  shikara: 'srinagar',
  jhula: 'rishikesh',
  burj: 'dubai',
  'marina-bay': 'singapore',
  'big-ben': 'london',
  eiffel: 'paris',
  prang: 'bangkok',
  petronas: 'kuala-lumpur',
  'empire-state': 'new-york',
  'tokyo-tower': 'tokyo',
  mosque: 'istanbul',
  'split-gate': 'bali',
  'shaniwar-wada': 'pune',
  'cyber-city': 'gurugram',
  'sidi-saiyyed': 'ahmedabad',
  hadimba: 'manali',
  'ridge-church': 'shimla',
  kangchenjunga: 'darjeeling',
};
/** The places most booked: the heaviest hotel cities of India, of which travellers expect a landmark of its own each. */
const MOST_BOOKED =
  'goa mumbai delhi bengaluru jaipur chennai hyderabad kolkata udaipur kochi pune agra varanasi manali munnar shimla ahmedabad rishikesh gurugram jodhpur jaisalmer puducherry ooty darjeeling srinagar'.split(
    ' ',
  );
/** A region such as Goa is kept at its middle, some way from its shore. */
const COAST_KM = 20;
/** Snow near the equator, on the mountain that it looks at. */
const UNDER_KILIMANJARO = 'moshi';
/** Islands too small for the map of the shore. */
const ISLANDS = ['ko-phi-phi', 'ko-tao'];

describe('posters of cities', () => {
  it('[7.9] a wrong mark is worse than none: each is one its landscape can show, and an old city has one', () => {
    expect(cities.filter(({ kind, mark }) => mark !== undefined && !marksOf(kind).includes(mark))).toEqual([]);
    expect(cities.filter(({ kind, mark }) => kind === 'oldcity' && !isMonument(mark))).toEqual([]);
    const mark = (slug: string) => bySlug.get(slug)?.mark;
    expect(['agra', 'jaisalmer', 'jaipur', 'hampi', 'madurai', 'gwalior'].map(mark)).toEqual([
      'tomb',
      'fort',
      'palace',
      'gopuram',
      'gopuram',
      'fort',
    ]);
  });

  it('[7.9] what stands in one place only is shown in that place only', () => {
    const places = new Map<string, string[]>();
    for (const { mark, slug } of cities) if (mark) places.set(mark, [...(places.get(mark) ?? []), slug]);
    expect(Object.fromEntries(Object.keys(ONLY_IN).map((mark) => [mark, places.get(mark)?.join(' ')]))).toEqual(
      ONLY_IN,
    );
  });

  it('[7.9] each of the 25 places most booked has a landmark that none of the others has', () => {
    const heaviest = hotelCities.slice(0, 25);
    expect(heaviest.map(({ city }) => city)).toEqual(MOST_BOOKED);
    const lighter = hotelCities.slice(25).filter(({ city }) => bySlug.get(city)?.country === 'IN');
    expect(Math.max(...lighter.map(({ weight }) => weight))).toBeLessThanOrEqual(
      Math.min(...heaviest.map(({ weight }) => weight)),
    );
    const marks = MOST_BOOKED.map((slug) => bySlug.get(slug)?.mark ?? `none in ${slug}`);
    expect(marks.filter((mark) => mark.startsWith('none'))).toEqual([]);
    expect(repeated(marks)).toEqual([]);
  });

  it('[7.9] a poster never says what is not there: sea on a coast, camels and snow where they are at home', () => {
    const coastKm = readCoast();
    const bySea: readonly (string | undefined)[] = [
      'sea-link',
      'gateway',
      'lighthouse',
      'church',
      'karst',
      'split-gate',
      'shikhara',
      'nets',
    ];
    const inland = cities.filter(
      ({ kind, mark, ...at }) => (kind === 'beach' || bySea.includes(mark)) && coastKm(at) > COAST_KM,
    );
    expect(inland.map(({ slug }) => slug)).toEqual(ISLANDS);
    const kerala = cities.filter(({ mark }) => mark === 'nets' || mark === 'rice-boat');
    expect(new Set(kerala.map(({ region }) => region))).toEqual(new Set(['Kerala']));
    expect(cities.filter(({ kind, lat }) => kind === 'snow' && Math.abs(lat) < 26).map(({ slug }) => slug)).toEqual([
      UNDER_KILIMANJARO,
    ]);
    expect(cities.filter(({ kind, lat }) => kind === 'desert' && Math.abs(lat) > 50).map(({ slug }) => slug)).toEqual(
      [],
    );
    const elephantCountries = new Set([
      'IN',
      'NP',
      'BT',
      'LK',
      'TH',
      'MM',
      'LA',
      'MY',
      'ID',
      'KE',
      'TZ',
      'ZA',
      'BW',
      'ZW',
      'ZM',
      'NA',
      'UG',
    ]);
    expect(cities.filter(({ mark, country }) => mark === 'elephants' && !elephantCountries.has(country))).toEqual([]);
  });
});
