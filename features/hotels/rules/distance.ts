type Point = { lat: number; lng: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
