import 'server-only';
import {
  findAreas,
  findCity,
  findCountry,
  findStateCode,
  type City,
  type HotelCity,
} from '#features/places/server/index.ts';
import { random, type Chance } from '#lib/shared/random.ts';
import { amenityMask, type Amenity } from '../../rules/vocabulary.ts';
import { describeHotel } from './describe-hotel.ts';
import { drawHouseRules } from './draw-house-rules.ts';
import { DEMO_PREFIX, type DrawnHotel } from './drawn.ts';
import { drawRooms } from './draw-rooms.ts';
import { nameHotel, slugOf } from './hotel-names.ts';
import { flavourOf } from './flavours.ts';

/** Price level by stars relative to three stars. */
const STAR_FACTOR: Readonly<Record<number, number>> = { 1: 0.42, 2: 0.62, 3: 1, 4: 1.65, 5: 3 };
const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
const KM_A_DEGREE = 111.3;

/** Generates one hotel of a city; `number` determines everything but the name's uniqueness (`taken`). */
export function drawHotel(hotelCity: HotelCity, number: number, taken: Set<string>): DrawnHotel {
  const city = findCity(hotelCity.city);
  if (!city) throw new Error(`No city has the slug ${hotelCity.city}.`);
  const chance = random(`hotel ${number}`);
  const stars = drawStars(chance);
  const name = nameHotel(chance, city, stars, taken);
  const place = drawPlace(chance, city);
  const amenities = drawAmenities(chance, city, stars);
  const night = hotelCity.nightRupees * 100 * (STAR_FACTOR[stars] ?? 1) * chance.between(0.82, 1.22);
  const rooms = drawRooms(chance, {
    number,
    city,
    stars,
    night,
    restaurant: amenities.includes('restaurant'),
    workspace: amenities.includes('workspace'),
  });
  const slug = slugOf(`${name} ${city.slug}`);
  const houseRules = drawHouseRules({ number, slug, country: city.country, amenities });
  const row: DrawnHotel['row'] = {
    id: `${DEMO_PREFIX.hotel}${number}`,
    number,
    slug,
    name,
    citySlug: city.slug,
    area: place.area,
    address: addressOf(chance, city, place.area),
    about: describeHotel({ city, area: place.area, stars, amenities, adultsOnly: houseRules.children === false }),
    countryCode: city.country,
    stateCode: city.country === 'IN' ? (findStateCode(city.region) ?? null) : null,
    zone: city.timezone,
    lat: place.lat,
    lng: place.lng,
    stars,
    ...simulateScores(chance, stars),
    amenities: amenityMask(amenities),
    posterHour: chance.pick(HOURS),
    checkInTime: chance.next() < 0.7 ? '14:00' : '12:00',
    checkOutTime: chance.next() < 0.7 ? '11:00' : '10:00',
    ...houseRules,
    listed: true,
    sentinel: null,
  };
  return { row, rooms };
}

const drawStars = (chance: Chance): number => {
  const share = chance.next();
  return share < 0.06 ? 1 : share < 0.26 ? 2 : share < 0.66 ? 3 : share < 0.9 ? 4 : 5;
};

type Side = [name: string, northward: number, eastward: number]; // km

/** A known area with its coordinates, else a compass direction of the city. */
function drawPlace(chance: Chance, city: City): { area: string; lat: number; lng: number } {
  const areas = findAreas(city.slug);
  const area = areas[Math.floor(chance.next() * areas.length)];
  const [north, east] = [chance.between(-0.7, 0.7), chance.between(-0.7, 0.7)]; // km
  if (area) return { area: area.name, ...moved(area, north, east) };
  const reach = city.population > 500_000 ? 3.5 : 1.6;
  const [name, northward, eastward] = chance.pick<Side>([
    ['Centre', 0, 0],
    ['North side', reach, 0],
    ['East side', 0, reach],
    ['South side', -reach, 0],
    ['West side', 0, -reach],
  ]);
  return { area: name, ...moved(city, northward + north, eastward + east) };
}

const moved = ({ lat, lng }: { lat: number; lng: number }, north: number, east: number) => ({
  lat: Math.round((lat + north / KM_A_DEGREE) * 1e5) / 1e5,
  lng: Math.round((lng + east / (KM_A_DEGREE * Math.cos((lat * Math.PI) / 180))) * 1e5) / 1e5,
});

function addressOf(chance: Chance, city: City, area: string): string {
  const { words, before } = flavourOf(city.country, city.region);
  const street = `${1 + Math.floor(chance.next() * 180)} ${words[Math.floor(chance.next() * words.length)]} ${chance.pick(['Road', 'Lane', 'Street'])}`;
  const parts = [
    ...(before.length ? [] : [street]),
    area,
    city.name,
    ...(city.region && city.region !== city.name ? [city.region] : []),
    findCountry(city.country)?.name ?? city.country,
  ];
  return parts.join(', ');
}

/** Probability of an amenity for three stars, and the increase per star. */
const AMENITY_CHANCE: readonly [Amenity, number, number][] = [
  ['wifi', 0.93, 0.04],
  ['air-conditioning', 0.8, 0.12],
  ['parking', 0.55, 0.12],
  ['restaurant', 0.6, 0.2],
  ['laundry', 0.6, 0.15],
  ['lift', 0.5, 0.2],
  ['step-free', 0.35, 0.12],
  ['workspace', 0.4, 0.15],
  ['family-rooms', 0.45, 0.05],
  ['airport-transfer', 0.3, 0.2],
  ['pool', 0.22, 0.27],
  ['gym', 0.18, 0.27],
  ['spa', 0.08, 0.24],
  ['pets', 0.14, 0],
];

function drawAmenities(chance: Chance, city: City, stars: number): Amenity[] {
  const has = AMENITY_CHANCE.filter(([, base, step]) => chance.next() < base + (stars - 3) * step).map(
    ([amenity]) => amenity,
  );
  const veg = chance.next() < (city.country === 'IN' ? 0.3 : 0.04);
  const beach = chance.next() < 0.3;
  if (veg && has.includes('restaurant')) has.push('veg-kitchen');
  if (beach && city.kind === 'beach') has.push('beachfront');
  return has;
}

/** Simulated guest scores, added up: demo data, like its prices. */
function simulateScores(chance: Chance, stars: number): { scoreSum: number; scoreCount: number } {
  if (chance.next() < 0.02) return { scoreSum: 0, scoreCount: 0 };
  const scoreCount = Math.round(8 + chance.next() ** 3 * 900);
  const liking = 6.6 + stars * 0.3 + chance.between(-1.1, 1.1);
  let scoreSum = 0;
  for (let guest = 0; guest < scoreCount; guest++) {
    scoreSum += Math.max(1, Math.min(10, Math.round(liking + (chance.next() + chance.next() - 1) * 2.6)));
  }
  return { scoreSum, scoreCount };
}
