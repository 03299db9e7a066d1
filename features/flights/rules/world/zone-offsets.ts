/**
 * Fast time zone offsets: a search needs thousands. Each zone and year is looked up once (with its offset changes) and
 * cached; minutes since 1970 in and out, without allocation.
 */
const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const STEP_DAYS = 9;

type YearOfZone = { starts: number[]; offsets: number[] };

const kept = new Map<string, YearOfZone>();
const MOST_KEPT = 4000;

/** Minutes east of UTC in a zone at an instant (minutes since 1970). */
export function offsetAt(zone: string, utc: number): number {
  const { starts, offsets } = yearOfZone(zone, new Date(utc * MINUTE).getUTCFullYear());
  let at = starts.length - 1;
  while (at > 0 && starts[at]! > utc) at--;
  return offsets[at]!;
}

/**
 * The instant of a local time (both in minutes since 1970). A time skipped by a clock change moves forward, a repeated
 * one is the first, as in `lib/server/zone.ts`.
 */
export function instantOf(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - DAY_MINUTES);
  const after = offsetAt(zone, wall + DAY_MINUTES);
  if (before === after) return wall - before;
  const early = wall - before;
  if (offsetAt(zone, early) === before) return early;
  return offsetAt(zone, wall - after) === after ? wall - after : early;
}

/** The local time at an instant, both in minutes since 1970. */
export const wallOf = (zone: string, utc: number): number => utc + offsetAt(zone, utc);

function yearOfZone(zone: string, year: number): YearOfZone {
  const key = `${zone} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  const first = Date.UTC(year, 0, 1) / MINUTE;
  const last = Date.UTC(year + 1, 0, 1) / MINUTE;
  const found: YearOfZone = { starts: [first], offsets: [slowOffset(zone, first)] };
  for (let from = first; from < last; from += STEP_DAYS * DAY_MINUTES) {
    const to = Math.min(last, from + STEP_DAYS * DAY_MINUTES);
    const offset = slowOffset(zone, to);
    if (offset === found.offsets.at(-1)) continue;
    found.starts.push(changeBetween(zone, from, to, offset));
    found.offsets.push(offset);
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** The first minute of a new offset between two instants. */
function changeBetween(zone: string, before: number, after: number, offset: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (slowOffset(zone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function slowOffset(zone: string, utc: number): number {
  let clock = clocks.get(zone);
  if (!clock)
    clocks.set(
      zone,
      (clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })),
    );
  const wall = Date.parse(`${clock.format(utc * MINUTE).replace(' ', 'T')}:00Z`) / MINUTE;
  return wall - utc;
}
