import 'server-only';
import type { City } from '#features/places/server/index.ts';
import type { Chance } from '#lib/shared/random.ts';
import { featureMask } from '../../rules/room-features.ts';
import { MEALS, RATE_NAMES } from '../../rules/vocabulary.ts';
import type { CancellationWindow } from '../tables.ts';
import { DEMO_PREFIX, type DrawnRoom } from './drawn.ts';
import { drawFeatures } from './room-features.ts';

/** Number of demand patterns per city and month; see `write-calendars.ts`. */
export const PATTERNS = 8;

type RoomKind = readonly [name: string, view: string];

const FIRST: Readonly<Record<City['kind'], readonly [RoomKind, ...RoomKind[]]>> = {
  beach: [
    ['Garden room', 'garden'],
    ['Palm room', 'palms'],
    ['Verandah room', 'garden'],
  ],
  hill: [
    ['Garden room', 'garden'],
    ['Pine room', 'trees'],
    ['Valley room', 'valley'],
  ],
  oldcity: [
    ['Courtyard room', 'courtyard'],
    ['Lane room', 'lane'],
    ['Arch room', 'courtyard'],
  ],
  backwater: [
    ['Garden room', 'garden'],
    ['Bank room', 'palms'],
    ['Courtyard room', 'courtyard'],
  ],
  metro: [
    ['Standard room', 'street'],
    ['Quiet room', 'inner court'],
    ['City room', 'city'],
  ],
  desert: [
    ['Courtyard room', 'courtyard'],
    ['Sand room', 'desert'],
    ['Garden room', 'garden'],
  ],
  snow: [
    ['Pine room', 'trees'],
    ['Hearth room', 'garden'],
    ['Valley room', 'valley'],
  ],
  forest: [
    ['Grove room', 'trees'],
    ['Garden room', 'garden'],
    ['Stream room', 'trees'],
  ],
};

const BETTER: Readonly<Record<City['kind'], RoomKind>> = {
  beach: ['Balcony room', 'gardens'],
  hill: ['Ridge room', 'hills'],
  oldcity: ['Balcony room', 'old city'],
  backwater: ['Waterside room', 'water'],
  metro: ['Corner room', 'city'],
  desert: ['Terrace room', 'desert'],
  snow: ['Peak room', 'mountains'],
  forest: ['Canopy room', 'forest'],
};

/** Most flexible terms; each has a partial window before the full charge (consistent with 4.13). */
const FLEXIBLE: readonly [CancellationWindow[], ...CancellationWindow[][]] = [
  [
    { hoursBefore: 72, chargeType: 2, charge: 50 },
    { hoursBefore: 24, chargeType: 2, charge: 100 },
  ],
  [
    { hoursBefore: 48, chargeType: 2, charge: 50 },
    { hoursBefore: 12, chargeType: 2, charge: 100 },
  ],
  [
    { hoursBefore: 240, chargeType: 2, charge: 50 },
    { hoursBefore: 96, chargeType: 2, charge: 100 },
  ],
  [
    { hoursBefore: 168, chargeType: 2, charge: 30 },
    { hoursBefore: 72, chargeType: 2, charge: 60 },
    { hoursBefore: 24, chargeType: 2, charge: 100 },
  ],
  [
    { hoursBefore: 120, chargeType: 1, charge: 150_000 },
    { hoursBefore: 48, chargeType: 2, charge: 100 },
  ],
];

/** More hours than anything is sold ahead: the charge applies from booking on. */
const ALWAYS = 9600;

const PART: CancellationWindow[] = [
  { hoursBefore: ALWAYS, chargeType: 2, charge: 30 },
  { hoursBefore: 72, chargeType: 2, charge: 60 },
  { hoursBefore: 24, chargeType: 2, charge: 100 },
];
const FIXED: CancellationWindow[] = [{ hoursBefore: ALWAYS, chargeType: 2, charge: 100 }];

type HotelTraits = {
  number: number;
  city: City;
  stars: number;
  night: number;
  restaurant: boolean;
  workspace: boolean;
};

const tens = (paise: number, rupees: number) => Math.max(1, Math.round(paise / 100 / rupees)) * rupees * 100;

/** Beds as the demo's hotels name them. @texts */
const BEDS = {
  queen: 'queen bed',
  twin: 'twin beds',
  king: 'king bed',
  sofa: 'king bed and a sofa bed',
  singles: 'king bed and two singles',
} as const;

/**
 * Two or three room types, each with two or three rate plans. `night` is the hotel's ordinary nightly price in paise.
 */
export function drawRooms(chance: Chance, traits: HotelTraits): DrawnRoom[] {
  const { number, city, stars, night } = traits;
  const house = houseTerms(chance, traits);
  const first = chance.pick(FIRST[city.kind]);
  const better = BETTER[city.kind];
  const kinds = [
    {
      name: first[0],
      view: first[1],
      factor: 1,
      bed: chance.next() < 0.5 ? BEDS.queen : BEDS.twin,
      maxAdults: 2,
      maxGuests: 3,
      size: 13,
    },
    { name: better[0], view: better[1], factor: 1.28, bed: BEDS.king, maxAdults: 3, maxGuests: 4, size: 18 },
    {
      name: stars >= 4 ? 'Suite' : 'Family room',
      view: better[1],
      factor: 1.75,
      bed: stars >= 4 ? BEDS.sofa : BEDS.singles,
      maxAdults: 4,
      maxGuests: 6,
      size: 26,
    },
  ].slice(0, chance.next() < 0.6 ? 3 : 2);
  return kinds.map((kind, index) => {
    const id = `${DEMO_PREFIX.room}${number}${'abc'[index]}`;
    const base = tens(night * kind.factor, night > 1_000_000 ? 200 : 50);
    return {
      row: {
        id,
        hotelId: `${DEMO_PREFIX.hotel}${number}`,
        name: kind.name,
        sizeM2: kind.size + stars * 3,
        bed: kind.bed,
        view: kind.view,
        features: featureMask(drawFeatures(id, kind.name, index, traits)),
        baseGuests: 2,
        maxAdults: kind.maxAdults,
        maxGuests: kind.maxGuests,
        extraAdult: tens(base * 0.25, 50),
        extraChild: tens(base * 0.12, 50),
        blockOf: null,
      },
      plans: house.map((plan, order) => ({
        ...plan,
        id: `${DEMO_PREFIX.plan}${number}${'abc'[index]}${order + 1}`,
        roomTypeId: id,
      })),
      base,
      allotment: Math.max(1, Math.min(12, Math.round(chance.between(1, 5) * (3 - index) * 0.8))),
      pattern: Math.floor(chance.next() * PATTERNS),
    };
  });
}

/** The rate plans of every room of one hotel. */
function houseTerms(chance: Chance, { stars, restaurant }: HotelTraits) {
  const meals = MEALS.indexOf(chance.next() < 0.35 + stars * 0.1 ? 'breakfast' : 'room-only');
  const generous = chance.next() < 0.82;
  const windows = generous ? chance.pick(FLEXIBLE) : PART;
  const plans = [{ name: generous ? RATE_NAMES.refundable : RATE_NAMES.partly, meals, priceBp: 10_000, windows }];
  if (chance.next() < 0.9)
    plans.push({
      name: RATE_NAMES.fixed,
      meals,
      priceBp: 8500 + Math.round(chance.between(0, 8)) * 100,
      windows: FIXED,
    });
  if (restaurant && (plans.length < 2 || chance.next() < 0.6))
    plans.push({
      name: RATE_NAMES.dinner,
      meals: MEALS.indexOf('half-board'),
      priceBp: 12_000 + Math.round(chance.between(0, 20)) * 100,
      windows,
    });
  if (plans.length < 2) plans.push({ name: RATE_NAMES.fixed, meals, priceBp: 8800, windows: FIXED });
  return plans;
}
