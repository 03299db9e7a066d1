import { type Point, radians } from '#lib/shared/great-circle.ts';

/** The eastward component of a flight: 1 due east, −1 due west, by the shorter way. */
export function eastward(from: Point, to: Point): number {
  const dLng = radians(to.lng - from.lng);
  const y = Math.sin(dLng) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLng);
  return y / (Math.hypot(x, y) || 1);
}
