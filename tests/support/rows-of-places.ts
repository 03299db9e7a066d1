/** Values that occur a second time. */
export const repeated = (values: readonly string[]): string[] => {
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
/** Names that are no IANA time zone. */
export const badZones = (zones: readonly string[]): string[] => [...new Set(zones)].filter((zone) => !isZone(zone));

/** Points that are nowhere on a map, or at its origin. */
export const offTheMap = <Point extends { lat: number; lng: number }>(points: readonly Point[]): Point[] =>
  points.filter(({ lat, lng }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) || (lat === 0 && lng === 0));
