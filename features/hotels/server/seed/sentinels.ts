import 'server-only';
import { findCity, findStateCode } from '#features/places/server/index.ts';
import { fictitiousTelephone } from '#lib/shared/fictitious-telephone.ts';
import { featureMask } from '../../rules/room-features.ts';
import { SENTINELS, type Sentinel } from '../../rules/sentinels.ts';
import { amenityMask } from '../../rules/vocabulary.ts';
import type { CancellationWindow } from '../tables.ts';
import { UNKNOWN_HOUSE_RULES } from './draw-house-rules.ts';
import { DEMO_PREFIX, type DrawnHotel } from './drawn.ts';

export const SENTINEL_CITY = 'kochi';
/** ₹4,000 every night, more rooms than demos and tests use. */
export const SENTINEL_NIGHT = 400_000;
export const SENTINEL_ALLOTMENT = 500;

const FLEXIBLE: CancellationWindow[] = [
  { hoursBefore: 72, chargeType: 2, charge: 50 },
  { hoursBefore: 24, chargeType: 2, charge: 100 },
];
const FIXED: CancellationWindow[] = [{ hoursBefore: 9600, chargeType: 2, charge: 100 }];

/** The documented sentinel hotels: unlisted, reached by link. */
export function drawSentinels(): DrawnHotel[] {
  const city = findCity(SENTINEL_CITY);
  if (!city) throw new Error(`No city has the slug ${SENTINEL_CITY}.`);
  return (Object.keys(SENTINELS) as Sentinel[]).map((sentinel) => {
    const [number, name, about] = SENTINELS[sentinel];
    const room = `${DEMO_PREFIX.room}${number}a`;
    return {
      row: {
        id: `${DEMO_PREFIX.hotel}${number}`,
        number,
        slug: `sentinel-${sentinel}`,
        name,
        citySlug: city.slug,
        area: 'Centre',
        address: `Centre, ${city.name}, ${city.region}, India`,
        about,
        countryCode: city.country,
        stateCode: findStateCode(city.region) ?? null,
        zone: city.timezone,
        lat: city.lat,
        lng: city.lng,
        stars: 3,
        scoreSum: 0,
        scoreCount: 0,
        amenities: amenityMask(['wifi']),
        posterHour: 'dusk',
        checkInTime: '14:00',
        checkOutTime: '11:00',
        ...UNKNOWN_HOUSE_RULES,
        telephone: fictitiousTelephone(number),
        listed: false,
        sentinel,
      },
      rooms: [
        {
          row: {
            id: room,
            hotelId: `${DEMO_PREFIX.hotel}${number}`,
            name: 'Garden room',
            sizeM2: 22,
            bed: 'queen bed',
            view: 'garden',
            features: featureMask(['shower', 'desk']),
            baseGuests: 2,
            maxAdults: 3,
            maxGuests: 4,
            extraAdult: 100_000,
            extraChild: 50_000,
            blockOf: null,
          },
          plans: [
            {
              id: `${DEMO_PREFIX.plan}${number}a1`,
              roomTypeId: room,
              name: 'Refundable',
              meals: 1,
              priceBp: 10_000,
              windows: FLEXIBLE,
            },
            {
              id: `${DEMO_PREFIX.plan}${number}a2`,
              roomTypeId: room,
              name: 'Non-refundable',
              meals: 1,
              priceBp: 8800,
              windows: FIXED,
            },
          ],
          base: SENTINEL_NIGHT,
          allotment: SENTINEL_ALLOTMENT,
          pattern: 0,
        },
      ],
    };
  });
}
