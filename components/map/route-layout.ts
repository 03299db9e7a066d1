import { fitPlaces, type Margin, type Place, type Point, scaleBar, type Size } from './map-geometry.ts';

/** A place where a journey stays, with the numbers of the days that end there; the last day where the journey ends. */
export type RouteStop = Place & { city: string; days: readonly number[] };

/** The size in pixels for which names are placed: a phone's. On a wider screen the same picture has more room. */
export const FRAME: Size = { width: 340, height: 210 };
const MARGIN: Margin = { x: 44, top: 26, bottom: 40 };
/** The diameter of a number, and the height of a name beside it; how wide a letter is at most. */
const BADGE = 22;
const NAME_HEIGHT = 18;
const LETTER = 7.2;

type Box = { left: number; top: number; width: number; height: number };
type Side = 'right' | 'left' | 'below' | 'above';
/** A place of the route, numbered in the order of the first visit. */
export type RoutePlace = { number: number; city: string; days: number[] };
/** Places that are drawn as one, because their numbers would lie on one another. `side`: where the names have room. */
export type RouteMarker = { places: RoutePlace[]; at: Point; side: Side | null };

/** The places of a route, each once, with all its days. */
export function placesOf(route: readonly RouteStop[]): RoutePlace[] {
  const visits = [...Map.groupBy(route, ({ city }) => city)];
  return visits.map(([city, stops], at) => ({ number: at + 1, city, days: stops.flatMap(({ days }) => days) }));
}

/** Runs of days that follow one another: 1, 2, 3, 5 is 1 to 3, and 5. */
export function runsOf(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/**
 * The map of a route in `FRAME`: its projection, the line through its stops, its markers, and the scale. `nameOf` gives the
 * name of a city as it is shown. A name stands beside its number where it covers no other; where it would, only the list
 * below the map has it.
 */
export function layOutRoute(route: readonly RouteStop[], nameOf: (city: string) => string) {
  const project = fitPlaces(route, FRAME, MARGIN);
  const positions = new Map(route.map((stop) => [stop.city, project(stop)]));
  const markers: RouteMarker[] = [];
  for (const place of placesOf(route)) {
    const at = positions.get(place.city)!;
    const near = markers.find((marker) => Math.hypot(marker.at.x - at.x, marker.at.y - at.y) < BADGE);
    if (near) near.places.push(place);
    else markers.push({ places: [place], at, side: null });
  }
  const taken = markers.map((marker) => badgeOf(marker));
  for (const marker of markers) {
    const width = LETTER * marker.places.map(({ city }) => nameOf(city)).join(', ').length + 8;
    const found = SIDES.map((side) => ({ side, box: nameBox(marker, side, width) })).find(
      ({ box }) => isInside(box) && !taken.some((other) => overlap(box, other)),
    );
    if (!found) continue;
    marker.side = found.side;
    taken.push(found.box);
  }
  const middle: Place = {
    lat: route.reduce((sum, { lat }) => sum + lat, 0) / route.length,
    lng: route.reduce((sum, { lng }) => sum + lng, 0) / route.length,
  };
  return { project, markers, line: route.map(project), scale: scaleBar(project, middle, 1) };
}

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

/** Several numbers in one badge widen it. */
export const badgeWidth = ({ places }: RouteMarker): number => BADGE + 14 * (places.length - 1);

function badgeOf(marker: RouteMarker): Box {
  const width = badgeWidth(marker);
  return { left: marker.at.x - width / 2, top: marker.at.y - BADGE / 2, width, height: BADGE };
}

function nameBox(marker: RouteMarker, side: Side, width: number): Box {
  const { x, y } = marker.at;
  const half = badgeWidth(marker) / 2;
  const box = { width, height: NAME_HEIGHT, left: x - width / 2, top: y - NAME_HEIGHT / 2 };
  if (side === 'right') return { ...box, left: x + half };
  if (side === 'left') return { ...box, left: x - half - width };
  return { ...box, top: side === 'below' ? y + BADGE / 2 : y - BADGE / 2 - NAME_HEIGHT };
}

/** Inside the frame, and above its scale. */
const isInside = ({ left, top, width, height }: Box): boolean =>
  left >= 0 && left + width <= FRAME.width && top >= 0 && top + height <= FRAME.height - 30;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
