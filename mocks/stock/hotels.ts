import type { RoomFacts } from '#features/hotels/contract.ts';
import type { CancellationWindow } from '#features/hotels/rules/terms.ts';
import type { Amenity, Meals } from '#features/hotels/rules/vocabulary.ts';
import type { PosterHour } from '#posters/options.ts';
import { SENTINELS, type Sentinel } from '#features/hotels/rules/sentinels.ts';

/** A hotel of the mock stock. `night` is the weekday base price of its first room, in paise. */
export type StockHotel = {
  number: number;
  slug: string;
  name: string;
  city: 'kochi' | 'jaipur';
  area: string;
  stars: number;
  score: number | null;
  scoreCount: number;
  hour: PosterHour;
  amenities: readonly Amenity[];
  about: string;
  night: number;
  rooms: readonly StockRoom[];
  listed: boolean;
  sentinel: Sentinel | null;
};
export type StockPlan = {
  id: string;
  name: string;
  meals: Meals;
  priceBp: number;
  windows: readonly CancellationWindow[];
};
export type StockRoom = {
  id: string;
  name: string;
  facts: RoomFacts;
  terms: typeof TERMS;
  plans: readonly StockPlan[];
  /** The room's price as a share of the hotel's, in basis points. */ shareBp: number;
  allotment: number;
};

const GARDEN_ROOM: RoomFacts = {
  sizeM2: 22,
  bed: 'queen bed',
  view: 'garden',
  beds: ['queen'],
  features: ['shower', 'desk'],
};
const TERMS = { baseGuests: 2, maxAdults: 3, maxGuests: 4, extraAdult: 100_000, extraChild: 50_000 };
const FLEXIBLE: CancellationWindow[] = [
  { hoursBefore: 72, chargeType: 2, charge: 50 },
  { hoursBefore: 24, chargeType: 2, charge: 100 },
];
const PART: CancellationWindow[] = [
  { hoursBefore: 9600, chargeType: 2, charge: 30 },
  { hoursBefore: 48, chargeType: 2, charge: 100 },
];
const FIXED: CancellationWindow[] = [{ hoursBefore: 9600, chargeType: 2, charge: 100 }];

type Line = [
  slug: string,
  name: string,
  area: string,
  stars: number,
  score: number | null,
  scoreCount: number,
  hour: PosterHour,
  rupees: number,
  amenities: Amenity[],
  about: string,
];

const KOCHI: Line[] = [
  [
    'boatyard-house',
    'Boatyard House',
    'Fort Kochi',
    4,
    8.9,
    212,
    'dusk',
    5200,
    ['wifi', 'air-conditioning', 'restaurant', 'pool'],
    'Rooms around a yard where boats were built, a short walk from the nets.',
  ],
  [
    'spice-lane-inn',
    'Spice Lane Inn',
    'Mattancherry',
    3,
    8.1,
    96,
    'day',
    2900,
    ['wifi', 'air-conditioning'],
    'Above a merchant’s store, with pepper drying in the courtyard.',
  ],
  [
    'harbour-view-kochi',
    'Harbour View Kochi',
    'Marine Drive',
    5,
    9.1,
    340,
    'night',
    8800,
    ['wifi', 'air-conditioning', 'pool', 'gym', 'spa', 'restaurant', 'lift', 'step-free'],
    'Tall windows over the water, and a quiet floor for those who work.',
  ],
  [
    'ernakulam-junction-rooms',
    'Ernakulam Junction Rooms',
    'Ernakulam',
    2,
    7.2,
    58,
    'dawn',
    1700,
    ['wifi', 'lift', 'workspace'],
    'Plain rooms five minutes from the trains.',
  ],
  [
    'cherai-sand-stay',
    'Cherai Sand Stay',
    'Cherai',
    3,
    8.4,
    121,
    'dawn',
    3600,
    ['wifi', 'beachfront', 'parking', 'family-rooms'],
    'A low house behind the dunes; the sea is heard from every bed.',
  ],
  [
    'infopark-long-stay',
    'Infopark Long Stay',
    'Kakkanad',
    3,
    null,
    0,
    'day',
    2400,
    ['wifi', 'air-conditioning', 'workspace', 'laundry', 'parking'],
    'Rooms with a desk and a kitchen shelf, made for weeks.',
  ],
];
const JAIPUR: Line[] = [
  [
    'haveli-of-the-lattice',
    'Haveli of the Lattice',
    'Pink City',
    4,
    9,
    187,
    'dusk',
    6100,
    ['wifi', 'air-conditioning', 'restaurant', 'veg-kitchen'],
    'A merchant’s house whose screens throw patterns on the floor at noon.',
  ],
  [
    'amer-gate-lodge',
    'Amer Gate Lodge',
    'Amer',
    3,
    8.3,
    74,
    'dawn',
    3100,
    ['wifi', 'parking', 'pets'],
    'Below the fort; peacocks are the alarm clock.',
  ],
  [
    'c-scheme-residency',
    'C Scheme Residency',
    'C Scheme',
    4,
    8,
    143,
    'day',
    4300,
    ['wifi', 'air-conditioning', 'gym', 'lift', 'workspace'],
    'Near the offices, with a terrace for the evening.',
  ],
  [
    'bani-park-guest-house',
    'Bani Park Guest House',
    'Bani Park',
    2,
    7.8,
    61,
    'day',
    1900,
    ['wifi', 'veg-kitchen', 'family-rooms'],
    'A family’s house with a garden and a long breakfast table.',
  ],
  [
    'mi-road-grand',
    'MI Road Grand',
    'MI Road',
    5,
    8.8,
    265,
    'night',
    9400,
    ['wifi', 'air-conditioning', 'pool', 'spa', 'gym', 'restaurant', 'lift', 'step-free', 'airport-transfer'],
    'Marble halls, a long pool, and a kitchen that never closes.',
  ],
  [
    'tonk-road-transit',
    'Tonk Road Transit',
    'Tonk Road',
    3,
    7.5,
    48,
    'night',
    2200,
    ['wifi', 'air-conditioning', 'airport-transfer', 'parking'],
    'Ten minutes from the airport, asleep by eleven.',
  ],
];

const drawn =
  (city: StockHotel['city'], first: number) =>
  ([slug, name, area, stars, score, scoreCount, hour, rupees, amenities, about]: Line, index: number): StockHotel => ({
    number: first + index,
    slug,
    name,
    city,
    area,
    stars,
    score,
    scoreCount,
    hour,
    amenities,
    about,
    night: rupees * 100,
    rooms: roomsOf(first + index, index),
    listed: true,
    sentinel: null,
  });

/** Two room types; every third hotel refunds only a part, every second one also sells dinner. */
function roomsOf(number: number, index: number): StockRoom[] {
  const plansOf = (room: string): StockPlan[] => [
    {
      id: `rpl_mock${number}${room}1`,
      name: index % 3 === 2 ? 'Partly refundable' : 'Refundable',
      meals: 'breakfast',
      priceBp: 10_000,
      windows: index % 3 === 2 ? PART : FLEXIBLE,
    },
    { id: `rpl_mock${number}${room}2`, name: 'Non-refundable', meals: 'room-only', priceBp: 8600, windows: FIXED },
    ...(index % 2
      ? []
      : [
          {
            id: `rpl_mock${number}${room}3`,
            name: 'With dinner',
            meals: 'half-board' as const,
            priceBp: 12_400,
            windows: FLEXIBLE,
          },
        ]),
  ];
  return [
    {
      id: `rty_mock${number}a`,
      name: 'Garden room',
      facts: GARDEN_ROOM,
      terms: TERMS,
      plans: plansOf('a'),
      shareBp: 10_000,
      allotment: 4,
    },
    {
      id: `rty_mock${number}b`,
      name: 'Corner room',
      facts: {
        sizeM2: 31,
        bed: 'king bed',
        view: 'street and sky',
        beds: ['king'],
        features: ['shower', 'bathtub', 'desk', 'wardrobe', 'balcony'],
      },
      terms: TERMS,
      plans: plansOf('b'),
      shareBp: 13_500,
      allotment: 2,
    },
  ];
}

/**
 * The documented hotels that play a failure, not listed in search: the demo stock's numbers, addresses, prices and
 * terms.
 */
const sentinels = (Object.keys(SENTINELS) as Sentinel[]).map((sentinel): StockHotel => {
  const [number, name, about] = SENTINELS[sentinel];
  const plans: StockPlan[] = [
    { id: `rpl_demo${number}a1`, name: 'Refundable', meals: 'breakfast', priceBp: 10_000, windows: FLEXIBLE },
    { id: `rpl_demo${number}a2`, name: 'Non-refundable', meals: 'breakfast', priceBp: 8800, windows: FIXED },
  ];
  return {
    number,
    slug: `sentinel-${sentinel}`,
    name,
    city: 'kochi',
    area: 'Centre',
    stars: 3,
    score: null,
    scoreCount: 0,
    hour: 'dusk',
    amenities: ['wifi'],
    about,
    night: 400_000,
    listed: false,
    sentinel,
    rooms: [
      {
        id: `rty_demo${number}a`,
        name: 'Garden room',
        facts: GARDEN_ROOM,
        terms: TERMS,
        plans,
        shareBp: 10_000,
        allotment: 500,
      },
    ],
  };
});

export const STOCK: readonly StockHotel[] = [
  ...KOCHI.map(drawn('kochi', 1)),
  ...JAIPUR.map(drawn('jaipur', 101)),
  ...sentinels,
];

export const idOf = ({ number, sentinel }: StockHotel): string => `${sentinel ? 'htl_demo' : 'htl_mock'}${number}`;
export const findStock = (slug: string): StockHotel | undefined => STOCK.find((hotel) => hotel.slug === slug);
export const stockById = (id: string): StockHotel | undefined => STOCK.find((hotel) => idOf(hotel) === id);
export const stockByNumber = (number: number): StockHotel | undefined => STOCK.find((hotel) => hotel.number === number);

/** GST state codes of the two cities' states. */
const CODES: Record<StockHotel['city'], string> = { kochi: '32', jaipur: '08' };

export const stateCodeOf = ({ city }: StockHotel): string => CODES[city];
