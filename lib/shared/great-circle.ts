import { t } from './texts.ts';
/** A place on the globe, in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

const EARTH_KM = 6371;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** "900 m", "2.4 km": exact below a kilometre in steps of ten metres. Takes metres. */
export function distanceText(metres: number): string {
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  return rounded < 1000 ? t('{n} m', { n: rounded }) : t('{n} km', { n: (metres / 1000).toFixed(1) });
}
