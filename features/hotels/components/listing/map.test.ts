import { geoMercator } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitPlaces,
  keepInSight,
  scaleBar,
  seen,
  WHOLE,
  ZOOM,
  zoomBy,
  type View,
} from '#components/map/map-geometry.ts';
import { tilesInSight } from '#components/map/tiles-in-sight.ts';
import { PIN, pinWidth, placeNames, placePins } from './map-pins.ts';

const FRAME = { width: 372, height: 640 };
const place = fc.record({
  lat: fc.double({ min: 9.7, max: 10.2, noNaN: true }),
  lng: fc.double({ min: 76, max: 76.6, noNaN: true }),
});
const view: fc.Arbitrary<View> = fc.record({
  zoom: fc.double({ min: 1, max: 32, noNaN: true }),
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
});

describe('[7.20] the map of stays', () => {
  it('[7.20] first shows every stay, the northern one higher and the eastern one further right', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const project = fitPlaces(places, FRAME);
        for (const one of places) {
          const { x, y } = seen(project(one), WHOLE, FRAME);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(FRAME.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(FRAME.height);
        }
        const [a, b] = [places[0]!, places.at(-1)!];
        if (a.lat - b.lat > 1e-6) expect(project(a).y).toBeLessThan(project(b).y);
        if (a.lng - b.lng > 1e-6) expect(project(a).x).toBeGreaterThan(project(b).x);
      }),
    );
  });

  it('[7.20] stands where d3-geo would put it', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 9 }), (places) => {
        const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
        const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
        fc.pre(north - south > 0.01 && east - west > 0.01);
        const theirs = geoMercator().fitExtent(
          [
            [52, 48],
            [FRAME.width - 52, FRAME.height - 56],
          ],
          {
            type: 'MultiPoint',
            coordinates: [
              [west, south],
              [east, north],
            ],
          },
        );
        const ours = fitPlaces(places, FRAME);
        for (const one of places) {
          const [x = 0, y = 0] = theirs([one.lng, one.lat]) ?? [];
          expect(ours(one).x).toBeCloseTo(x, 6);
          expect(ours(one).y).toBeCloseTo(y, 6);
        }
      }),
    );
  });

  it('[7.20] zooming holds the point it is about, and never goes beyond its ends', () => {
    const at = { x: 200, y: 300 };
    const next = zoomBy(WHOLE, 2, at, FRAME);
    expect(seen(at, next, FRAME)).toEqual(at);
    expect(zoomBy({ ...WHOLE, zoom: ZOOM.most }, 2, at, FRAME).zoom).toBe(ZOOM.most);
    expect(zoomBy(WHOLE, 0.5, at, FRAME).zoom).toBe(ZOOM.least);
  });

  it('[7.20] the paper stays on the table, however far it is pushed', () => {
    fc.assert(
      fc.property(view, (pushed) => {
        const kept = keepInSight(pushed, FRAME);
        const [left, right] = [seen({ x: 0, y: 0 }, kept, FRAME).x, seen({ x: FRAME.width, y: 0 }, kept, FRAME).x];
        expect(right).toBeGreaterThan(0);
        expect(left).toBeLessThan(FRAME.width);
      }),
    );
  });

  it('[7.20] no two prices touch, the first keeps its pin, and every stay in sight is a pin or a dot', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: FRAME.width }),
      y: fc.integer({ min: 0, max: FRAME.height }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 80 }), fc.nat(79), (points, chosen) => {
        const items = points.map((at, item) => ({ item, at }));
        const label = (item: number) => `₹${4000 + item * 997}`;
        const first = chosen % points.length;
        const { pins, dots } = placePins(items, label, FRAME, first);
        expect(pins.length + dots.length).toBe(points.length);
        expect(pins[0]?.item).toBe(first);
        pins.forEach((a, index) => {
          for (const b of pins.slice(index + 1)) {
            const apart =
              Math.abs(a.at.x - b.at.x) * 2 >= pinWidth(label(a.item)) + pinWidth(label(b.item)) ||
              Math.abs(a.at.y - b.at.y) >= PIN.height;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });

  it('[7.20] names of areas stay clear of prices and of each other', () => {
    const { taken } = placePins([{ item: 1, at: { x: 100, y: 100 } }], () => '₹9,765', FRAME);
    const names = placeNames(
      [
        { name: 'Fort Kochi', at: { x: 100, y: 100 }, stays: 3 },
        { name: 'Mattancherry', at: { x: 100, y: 104 }, stays: 9 },
        { name: 'Far away', at: { x: 4000, y: 0 }, stays: 1 },
      ],
      taken,
      FRAME,
    );
    expect(names.map(({ name }) => name)).toEqual(['Mattancherry', 'Fort Kochi']);
    expect(names.every(({ at }) => Math.abs(at.y - 100) >= 22)).toBe(true);
  });

  it('[7.20] the scale is a round distance of a readable length', () => {
    const project = fitPlaces(
      [
        { lat: 9.8, lng: 76.1 },
        { lat: 10.1, lng: 76.4 },
      ],
      FRAME,
    );
    for (const zoom of [1, 2, 4, 8, 16, 32]) {
      const { kilometres, pixels } = scaleBar(project, { lat: 9.9, lng: 76.2 }, zoom);
      expect([0.1, 0.2, 0.5, 1, 2, 5, 10, 20]).toContain(kilometres);
      expect(pixels).toBeGreaterThanOrEqual(60);
      expect(pixels).toBeLessThan(160);
    }
  });

  it('[7.20] tiles cover the frame without gap or overlap, at a size they can be read at', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), view, (places, at) => {
        const tiles = tilesInSight(fitPlaces(places, FRAME), keepInSight(at, FRAME), FRAME);
        expect(tiles.length).toBeLessThan(40);
        for (const { left, top, width, height, z } of tiles) {
          if (z < 19) expect(Math.max(width, height)).toBeLessThanOrEqual(363);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(180);
          const right = tiles.find((other) => other.top === top && other.left === left + width);
          expect(right !== undefined || left + width >= FRAME.width).toBe(true);
          const below = tiles.find((other) => other.left === left && other.top === top + height);
          expect(below !== undefined || top + height >= FRAME.height).toBe(true);
        }
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
        expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[7.20] a place stands on the tile that has it', () => {
    const kochi = { lat: 9.9312, lng: 76.2673 };
    const project = fitPlaces([kochi, { lat: 10.05, lng: 76.4 }], FRAME);
    const at = seen(project(kochi), WHOLE, FRAME);
    const tile = tilesInSight(project, WHOLE, FRAME).find(
      ({ left, top, width, height }) => at.x >= left && at.x < left + width && at.y >= top && at.y < top + height,
    )!;
    // the formulas of wiki.openstreetmap.org/wiki/Slippy_map_tilenames
    const turns = 2 ** tile.z;
    const latitude = (kochi.lat * Math.PI) / 180;
    expect(tile.x).toBe(Math.floor(((kochi.lng + 180) / 360) * turns));
    expect(tile.y).toBe(
      Math.floor(((1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI) / 2) * turns),
    );
  });
});
