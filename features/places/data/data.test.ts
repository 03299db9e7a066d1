import { isMonument, marksOf } from '#posters/options.ts';
import { readCoast } from '../../../scripts/build-places/coast.ts';
import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { PLACE_KINDS, PLACE_MARKS } from '../rules/place-types.ts';
import { airports, areas, cities, countries, hotelCities, indianStates } from './tables.ts';

const FURTHEST_AREA_KM = 60;
const bySlug = new Map(cities.map((city) => [city.slug, city]));
const alpha2 = new Set(countries.map((country) => country.alpha2));

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const manyRepeated = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const badZones = (zones: readonly string[]) => [...new Set(zones)].filter((zone) => !isZone(zone));
const offTheMap = (points: readonly { lat: number; lng: number }[]) =>
  points.filter(({ lat, lng }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) || (lat === 0 && lng === 0));

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

describe('countries', () => {
  it('[9.11] India is 356, and every country has one code of each sort', () => {
    expect(countries.find(({ numeric }) => numeric === '356')).toEqual({
      alpha2: 'IN',
      alpha3: 'IND',
      numeric: '356',
      name: 'India',
      dialCode: '91',
      currency: 'INR',
    });
    expect(countries.length).toBeGreaterThanOrEqual(249);
    for (const code of ['alpha2', 'alpha3', 'numeric'] as const)
      expect(repeated(countries.map((country) => country[code]))).toEqual([]);
  });

  it('[7.8] codes have the shape of ISO 3166, dial codes are digits', () => {
    for (const country of countries) {
      expect(country.alpha2).toMatch(/^[A-Z]{2}$/);
      expect(country.alpha3).toMatch(/^[A-Z]{3}$/);
      expect(country.numeric).toMatch(/^\d{3}$/);
      expect(country.dialCode).toMatch(/^\d{1,4}$/);
      expect(country.currency).toMatch(country.alpha2 === 'AQ' ? /^$/ : /^[A-Z]{3}$/);
      expect(country.name.trim()).not.toBe('');
    }
  });
});

describe('Indian states', () => {
  it('[7.9] 36 states and union territories, each with its GST code', () => {
    expect(indianStates).toHaveLength(36);
    expect(repeated(indianStates.map(({ code }) => code))).toEqual([]);
    expect(repeated(indianStates.map(({ name }) => name))).toEqual([]);
    const codes = indianStates.map(({ code }) => Number(code));
    expect(codes.every((code) => code >= 1 && code <= 38 && code !== 25 && code !== 28)).toBe(true);
    const code = (name: string) => indianStates.find((state) => state.name === name)?.code;
    expect([code('Karnataka'), code('Maharashtra'), code('Delhi'), code('Telangana'), code('Ladakh')]).toEqual([
      '29',
      '27',
      '07',
      '36',
      '38',
    ]);
  });

  it('[7.9] every Indian city lies in one of them, and none is empty', () => {
    const states = new Set(indianStates.map(({ name }) => name));
    const used = new Set(cities.filter(({ country }) => country === 'IN').map(({ region }) => region));
    expect([...used].filter((region) => !states.has(region))).toEqual([]);
    expect([...states].filter((state) => !used.has(state))).toEqual([]);
  });
});

describe('cities', () => {
  it('[7.9] ids and slugs are unique and fit for an address', () => {
    expect(cities.length).toBeGreaterThan(10_000);
    expect(manyRepeated(cities.map(({ id }) => id))).toEqual([]);
    expect(manyRepeated(cities.map(({ slug }) => slug))).toEqual([]);
    expect(cities.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('[7.9] each has a known country, a place on the map, a clock and a poster', () => {
    expect(cities.filter(({ country }) => !alpha2.has(country))).toEqual([]);
    expect(offTheMap(cities)).toEqual([]);
    expect(badZones(cities.map(({ timezone }) => timezone))).toEqual([]);
    expect(cities.filter(({ kind }) => !PLACE_KINDS.includes(kind))).toEqual([]);
    expect(cities.filter(({ mark }) => mark !== undefined && !PLACE_MARKS.includes(mark))).toEqual([]);
    expect(cities.filter(({ population }) => !Number.isInteger(population) || population < 0)).toEqual([]);
    expect(cities.filter(({ name }) => name !== name.trim() || name === '')).toEqual([]);
  });

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

  it("[7.9] they carry today's names", () => {
    const name = (slug: string) => bySlug.get(slug)?.name;
    for (const today of [
      'Bengaluru',
      'Mumbai',
      'Kolkata',
      'Chennai',
      'Kochi',
      'Thiruvananthapuram',
      'Puducherry',
      'Varanasi',
      'Prayagraj',
      'Gurugram',
    ]) {
      expect(name(today.toLowerCase())).toBe(today);
    }
    expect(
      cities.filter(({ country, name: shown }) => country === 'IN' && /\p{M}/u.test(shown.normalize('NFD'))),
    ).toEqual([]);
  });

  it.each([
    ['delhi', 28.61, 77.21],
    ['goa', 15.4, 73.95],
    ['leh', 34.16, 77.58],
    ['munnar', 10.09, 77.06],
    ['port-blair', 11.67, 92.74],
    ['london', 51.51, -0.13],
    ['sydney', -33.87, 151.21],
    ['new-york', 40.71, -74.01],
  ])('[7.9] %s stands where it stands', (slug, lat, lng) => {
    const city = bySlug.get(slug);
    expect(city && kilometresBetween(city, { lat, lng })).toBeLessThan(15);
  });

  it.each([
    ['delhi', 'Asia/Kolkata'],
    ['el-paso', 'America/Denver'],
    ['pensacola', 'America/Chicago'],
    ['gary', 'America/Chicago'],
    ['perth', 'Australia/Perth'],
    ['kathmandu', 'Asia/Kathmandu'],
    ['kashgar', 'Asia/Shanghai'],
    ['ponta-delgada', 'Atlantic/Azores'],
    ['las-palmas-de-gran-canaria', 'Atlantic/Canary'],
    ['bali', 'Asia/Makassar'],
  ])('[7.9] %s keeps the clock of %s', (slug, zone) => {
    expect(bySlug.get(slug)?.timezone).toBe(zone);
  });
});

describe('airports', () => {
  it('[7.9] codes are unique IATA codes, countries and zones are real', () => {
    expect(airports.length).toBeGreaterThan(3_500);
    expect(manyRepeated(airports.map(({ iata }) => iata))).toEqual([]);
    expect(airports.filter(({ iata, cityCode }) => !/^[A-Z]{3}$/.test(iata) || !/^[A-Z]{3}$/.test(cityCode))).toEqual(
      [],
    );
    expect(airports.filter(({ country }) => !alpha2.has(country))).toEqual([]);
    expect(offTheMap(airports)).toEqual([]);
    expect(badZones(airports.map(({ zone }) => zone))).toEqual([]);
  });

  it('[7.9] airports of one city share its code and its name', () => {
    const codes = (cityCode: string) =>
      airports.filter((airport) => airport.cityCode === cityCode).map(({ iata }) => iata);
    expect(codes('LON')).toEqual(['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']);
    expect(codes('NYC')).toEqual(['EWR', 'JFK', 'LGA']);
    expect(codes('TYO')).toEqual(['HND', 'NRT']);
    expect(codes('BOM')).toEqual(['BOM', 'NMI']);
    expect(codes('BLR')).toEqual(['BLR']);
    const names = new Map<string, Set<string>>();
    for (const { cityCode, cityName } of airports)
      names.set(cityCode, (names.get(cityCode) ?? new Set()).add(cityName));
    expect([...names].filter(([, shared]) => shared.size > 1)).toEqual([]);
  });

  it('[7.9] the airports of the cities with most hotels bear our names of those cities', () => {
    const served = new Set(airports.filter(({ country }) => country === 'IN').map(({ cityName }) => cityName));
    for (const name of [
      'Delhi',
      'Mumbai',
      'Bengaluru',
      'Chennai',
      'Kolkata',
      'Hyderabad',
      'Goa',
      'Kochi',
      'Leh',
      'Varanasi',
    ]) {
      expect(served).toContain(name);
    }
  });
});

describe('hotel cities and their areas', () => {
  it('[7.9] every hotel city is a city of ours, named once, India before the world', () => {
    expect(hotelCities.length).toBeGreaterThanOrEqual(130);
    expect(hotelCities.filter(({ city }) => !bySlug.has(city))).toEqual([]);
    expect(repeated(hotelCities.map(({ city }) => city))).toEqual([]);
    const order = hotelCities.map(({ city }) => bySlug.get(city)?.country === 'IN');
    expect(order.lastIndexOf(true)).toBeLessThan(order.indexOf(false));
    expect(order.filter(Boolean).length).toBeGreaterThanOrEqual(85);
  });

  it('[7.9] weights, prices and months are possible', () => {
    for (const { weight, nightRupees, peakMonths, offMonths } of hotelCities) {
      expect(weight).toBeGreaterThanOrEqual(8);
      expect(weight).toBeLessThanOrEqual(60);
      expect(nightRupees).toBeGreaterThanOrEqual(2_000);
      expect(nightRupees).toBeLessThanOrEqual(25_000);
      expect([...peakMonths, ...offMonths].every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(
        true,
      );
      expect(peakMonths.length).toBeGreaterThan(0);
      expect(offMonths.length).toBeGreaterThan(0);
      expect(peakMonths.filter((month) => offMonths.includes(month))).toEqual([]);
    }
  });

  it('[7.9] every area lies within 60 km of its city and is named once there', () => {
    const far = areas.filter((area) => {
      const city = bySlug.get(area.city);
      return !city || kilometresBetween(city, area) > FURTHEST_AREA_KM;
    });
    expect(far).toEqual([]);
    expect(repeated(areas.map(({ city, id }) => `${city}/${id}`))).toEqual([]);
  });

  it('[7.9] five to eight areas a city, for at least 40 Indian and 20 other hotel cities', () => {
    const counts = new Map<string, number>();
    for (const { city } of areas) counts.set(city, (counts.get(city) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count < 5 || count > 8)).toEqual([]);
    const withHotels = new Set(hotelCities.map(({ city }) => city));
    expect([...counts.keys()].filter((city) => !withHotels.has(city))).toEqual([]);
    const indian = [...counts.keys()].filter((city) => bySlug.get(city)?.country === 'IN');
    expect(indian.length).toBeGreaterThanOrEqual(40);
    expect(counts.size - indian.length).toBeGreaterThanOrEqual(20);
  });
});
