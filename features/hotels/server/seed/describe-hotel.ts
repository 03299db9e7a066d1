import 'server-only';
import type { City } from '#features/places/server/index.ts';
import type { Chance } from '#lib/shared/poster/random.ts';
import { AMENITY_WORDS, type Amenity } from '../../rules/vocabulary.ts';

type Facts = { chance: Chance; city: City; area: string; stars: number; amenities: readonly Amenity[]; rooms: number; at: { lat: number; lng: number } };

const STARS = ['', 'one', 'two', 'three', 'four', 'five'];
const TOLD: readonly Amenity[] = ['beachfront', 'pool', 'veg-kitchen', 'spa', 'restaurant', 'gym', 'airport-transfer', 'parking', 'lift', 'step-free', 'pets', 'workspace'];

/** One or two sentences from the hotel's own facts; nothing in them is not on record. */
export function describeHotel({ chance, city, area, stars, amenities, rooms, at }: Facts): string {
  const told = TOLD.filter((amenity) => amenities.includes(amenity)).slice(0, 3).map((amenity) => AMENITY_WORDS[amenity].toLowerCase());
  const size = `${rooms} ${rooms === 1 ? 'room' : 'rooms'} on sale a night`;
  const where = /side$/.test(area) ? `on the ${area.toLowerCase()} of ${city.name}` : area === 'Centre' ? `in the centre of ${city.name}` : `in ${area}, ${city.name}`;
  const opening = chance.next() < 0.5 ? `A ${STARS[stars]}-star house ${where}, with ${size}.` : `${STARS[stars]?.replace(/^./, (letter) => letter.toUpperCase())} stars ${where}; ${size}.`;
  return `${opening} ${told.length ? `It has ${inWords(told)}. ` : ''}${distance(kilometres(city, at), city.name)}`;
}

const inWords = (things: readonly string[]): string => (things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`);

const distance = (km: number, city: string): string => (km < 0.3 ? `It stands at the centre of ${city}.` : `The centre of ${city} is ${km.toFixed(1)} km away.`);

/** Flat-earth distance, good enough within a city. */
function kilometres(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const north = (to.lat - from.lat) * 111.3;
  const east = (to.lng - from.lng) * 111.3 * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
