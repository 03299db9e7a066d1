import { kilometresBetween } from '#lib/shared/great-circle.ts';

export type Place = { lat: number; lng: number };
export type Size = { width: number; height: number };
/** The map's view: scale relative to the fitted map, and offset in pixels. */
export type View = { zoom: number; x: number; y: number };
export type Point = { x: number; y: number };

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const ZOOM = { least: 1, most: 32, step: 2 } as const;

export type Margin = { x: number; top: number; bottom: number };

/** Room for the pins of the outermost stays. */
const PIN_MARGIN: Margin = { x: 52, top: 48, bottom: 56 };
/** The smallest extent shown around one place or several in one street (degrees, about a kilometre). */
const LEAST_SPAN = 0.01;

const RADIANS = Math.PI / 180;

/**
 * The Mercator projection with the equator's radian as unit. A dozen lines of d3-geo, which would be half of the map's
 * script.
 */
const projected = ({ lat, lng }: Place): Point => ({
  x: lng * RADIANS,
  y: -Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)),
});

/** A Mercator projection that fits all places into a frame of this size, inside its margin. */
export function fitPlaces(
  places: readonly Place[],
  { width, height }: Size,
  margin = PIN_MARGIN,
): (place: Place) => Point {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const widen = (low: number, high: number): [number, number] =>
    high - low >= LEAST_SPAN ? [low, high] : [(low + high - LEAST_SPAN) / 2, (low + high + LEAST_SPAN) / 2];
  const [south, north] = widen(Math.min(...lats), Math.max(...lats));
  const [west, east] = widen(Math.min(...lngs), Math.max(...lngs));
  const [start, end] = [projected({ lat: north, lng: west }), projected({ lat: south, lng: east })];
  const room = { x: Math.max(1, width - 2 * margin.x), y: Math.max(1, height - margin.top - margin.bottom) };
  const scale = Math.min(room.x / (end.x - start.x), room.y / (end.y - start.y));
  const origin = {
    x: margin.x + (room.x - scale * (start.x + end.x)) / 2,
    y: margin.top + (room.y - scale * (start.y + end.y)) / 2,
  };
  return (place) => {
    const { x, y } = projected(place);
    return { x: origin.x + scale * x, y: origin.y + scale * y };
  };
}

/** A point of the fitted map in the view: scaled about the centre of the frame, then moved. */
export const seen = ({ x, y }: Point, view: View, { width, height }: Size): Point => ({
  x: (x - width / 2) * view.zoom + width / 2 + view.x,
  y: (y - height / 2) * view.zoom + height / 2 + view.y,
});

/** The view after zooming by a factor about a point of the frame, which stays fixed. */
export function zoomBy(view: View, factor: number, about: Point, { width, height }: Size): View {
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, view.zoom * factor));
  const grown = zoom / view.zoom;
  const hold = (at: number, middle: number, moved: number) => (moved + middle - at) * grown + at - middle;
  return keepInSight(
    { zoom, x: hold(about.x, width / 2, view.x), y: hold(about.y, height / 2, view.y) },
    { width, height },
  );
}

/** Limits the offset so that the map's centre stays visible. */
export function keepInSight({ zoom, x, y }: View, { width, height }: Size): View {
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { zoom, x: within(x, (width / 2) * (zoom - 0.5)), y: within(y, (height / 2) * (zoom - 0.5)) };
}

const ROUND_KILOMETRES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** A round distance of some 60 to 150 pixels at this scale, and its width. */
export function scaleBar(
  project: (place: Place) => Point,
  centre: Place,
  zoom: number,
): { kilometres: number; pixels: number } {
  const east = { lat: centre.lat, lng: centre.lng + 0.1 };
  const pixelsPerKilometre = ((project(east).x - project(centre).x) / kilometresBetween(centre, east)) * zoom;
  const kilometres = ROUND_KILOMETRES.find((length) => length * pixelsPerKilometre >= 60) ?? 500;
  return { kilometres, pixels: kilometres * pixelsPerKilometre };
}
