// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { poster, POSTER_HOURS, POSTER_KINDS, POSTER_MARKS, type PosterKind, type PosterOptions } from './index.ts';

const SEEDS = ['Kettuvallam House', 'h-93', 'c4', 'd2', 's42', 'Ünïcode 🏨', ''];
const SIZES = [
  { width: 44, height: 55 },
  { width: 300, height: 400 },
  { width: 1400, height: 420 },
];
const BASE: PosterOptions = { seed: 'sarai', kind: 'beach', hour: 'day', width: 300, height: 400 };

/** Every kind at every hour, or the one given, once for each seed. */
const posters = (rest: Partial<PosterOptions> = {}, seeds: readonly string[] = SEEDS): PosterOptions[] =>
  (rest.kind ? [rest.kind] : POSTER_KINDS).flatMap((kind) =>
    (rest.hour ? [rest.hour] : POSTER_HOURS).flatMap((hour) =>
      seeds.map((seed) => ({ ...BASE, ...rest, seed, kind, hour })),
    ),
  );

const matches = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found = '']) => found);
const idsIn = (svg: string) => matches(svg, / id="([^"]+)"/g);
const bytes = (svg: string) => new TextEncoder().encode(svg).length;

function isWellFormed(xml: string): boolean {
  const parsed = new DOMParser().parseFromString(xml, 'image/svg+xml');
  return parsed.querySelector('parsererror') === null && parsed.documentElement.localName === 'svg';
}

describe('a poster', () => {
  it('is the same for the same options', () => {
    for (const options of posters()) expect(poster({ ...options })).toBe(poster(options));
  });

  it('differs from the next place of its kind', () => {
    const places = posters().map(poster);
    expect(new Set(places).size).toBe(places.length);
  });

  it('is well-formed XML without a number gone wrong, at any width', () => {
    expect(isWellFormed('<svg><g></svg>')).toBe(false);
    for (const size of SIZES) {
      for (const options of posters(size, ['h-93', ''])) {
        const svg = poster(options);
        expect(isWellFormed(svg), JSON.stringify(options)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
      }
    }
  });

  it('needs nothing from outside itself', () => {
    for (const options of posters()) {
      const svg = poster(options);
      const used = [...matches(svg, /url\(#([^)]+)\)/g), ...matches(svg, /href="#([^"]+)"/g)];
      expect(new Set(used)).toEqual(new Set(idsIn(svg)));
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|<script|<image|<text/);
    }
  });

  it('shares no id with another poster on the page', () => {
    const ids = SIZES.flatMap((size) => posters(size).flatMap((options) => idsIn(poster(options))));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps its seed out of the markup', () => {
    expect(poster({ ...BASE, seed: '"><script>' })).not.toContain('script');
  });

  it.each(POSTER_KINDS)('of kind %s stays between 3.5 and 9.5 KB at 3:4', (kind) => {
    for (const at of [undefined, 0.7]) {
      const sizes = posters({ kind, at }).map((options) => bytes(poster(options)));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(9.5 * 1024);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3.5 * 1024);
    }
  });

  it('stays under 24 KB as the widest banner', () => {
    const sizes = posters({ width: 1440, height: 420 }).map((options) => bytes(poster(options)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(24 * 1024);
  });

  it('refuses a kind, an hour or a mark that does not exist', () => {
    // @ts-expect-error the type knows the eight kinds
    expect(() => poster({ ...BASE, kind: 'moon' })).toThrow(TypeError);
    // @ts-expect-error the type knows the four hours
    expect(() => poster({ ...BASE, hour: 'noon' })).toThrow(TypeError);
    // @ts-expect-error the type knows the four marks
    expect(() => poster({ ...BASE, kind: 'oldcity', mark: 'pagoda' })).toThrow(TypeError);
  });
});

/** A piece of drawing that only this subject has. */
const TELLTALES: Record<PosterKind, Record<string, string>> = {
  beach: { lighthouse: 'M-4-41l4-5 4 5z', boat: 'M2-3V-56q26' },
  hill: { train: 'a3.5 3.5 0 1 1 7 0z', cottages: 'M-29-22L-8-46' },
  oldcity: { tomb: 'M8-136c15', fort: 'M-150 8Q', palace: 'q8-9 16 0z', gopuram: 'M-20-153q0' },
  backwater: { nets: 'M-66 42h84', riceBoat: 'M-80-15H72' },
  metro: { seaBridge: 'M-30-6h62q', viaduct: 'q14 2 18 14' },
  desert: { camels: 'M2 36L4 23', tents: 'M-8 0Q-5-16' },
  snow: { lake: 'matrix(1 0 0 -.42 0 436)', chorten: 'M-4.5-62L0-88' },
  forest: { teaGarden: 'M-42-18L-26-38', elephants: 'M57 25Q60' },
};

const subjectsOf = (options: PosterOptions) =>
  Object.entries(TELLTALES[options.kind])
    .filter(([, telltale]) => poster(options).includes(telltale))
    .map(([subject]) => subject);

describe('the identity of a place', () => {
  const places = Array.from({ length: 16 }, (_, i) => `place ${i}`);

  it.each(POSTER_KINDS)('of kind %s keeps its one subject at every width and hour', (kind) => {
    const shown = new Set<string>();
    for (const seed of places) {
      const [subject = 'none', ...others] = subjectsOf({ ...BASE, seed, kind });
      expect(others).toEqual([]);
      shown.add(subject);
      for (const size of SIZES) {
        for (const hour of POSTER_HOURS) {
          for (const at of [undefined, 0.72]) {
            expect(subjectsOf({ ...BASE, ...size, seed, kind, hour, at })).toEqual([subject]);
          }
        }
      }
    }
    expect([...shown].sort()).toEqual(Object.keys(TELLTALES[kind]).sort());
  });

  it('keeps its sky inks at every width', () => {
    for (const options of posters({}, places.slice(0, 4))) {
      const skies = SIZES.map((size) =>
        Object.values(skyOf({ ...options, ...size }))
          .slice(1)
          .join(),
      );
      expect(new Set(skies).size).toBe(1);
    }
  });

  it.each(POSTER_MARKS)('shows the %s it is known for, whatever the seed', (mark) => {
    for (const seed of places) expect(subjectsOf({ ...BASE, seed, kind: 'oldcity', mark })).toEqual([mark]);
  });
});

type Rgb = readonly number[];

function skyOf(options: PosterOptions): { reach: number; top: Rgb; middle: Rgb; low: Rgb } {
  const stop = (offset: string) => `<stop${offset} stop-color="(#\\w{6})"/>`;
  const sky = new RegExp(`x2="0" y2="([\\d.]+)">${stop('')}${stop(' offset=".58"')}${stop(' offset="1"')}`);
  const [, reach, ...stops] = sky.exec(poster(options)) ?? [];
  const [top = [], middle = [], low = []] = stops.map((hex) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)),
  );
  return { reach: Number(reach), top, middle, low };
}

/** The colour of the sky at y (0 to 1 down the picture), as a browser interpolates it. */
function skyAt({ reach, top, middle, low }: ReturnType<typeof skyOf>, y: number): Rgb {
  const along = Math.min(1, y / reach);
  const [from, to, share] = along < 0.58 ? [top, middle, along / 0.58] : [middle, low, (along - 0.58) / 0.42];
  return from.map((value, i) => value + ((to[i] ?? NaN) - value) * share);
}

function luminance(rgb: Rgb): number {
  const [red = NaN, green = NaN, blue = NaN] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = NaN, light = NaN] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the sky behind a place name', () => {
  /** `--ink` and `--paper` of the light theme in sRGB; letters stand between these heights. */
  const [ink, paper] = [
    [18, 35, 44],
    [250, 249, 246],
  ];
  const heights = [0.14, 0.2, 0.26, 0.32, 0.36];

  it.each([
    { hour: 'dawn', letters: ink, least: 4.7 },
    { hour: 'day', letters: ink, least: 4.7 },
    { hour: 'dusk', letters: paper, least: 3.5 },
    { hour: 'night', letters: paper, least: 3.5 },
  ] as const)('keeps letters readable at $hour: $least to 1 or more', ({ hour, letters, least }) => {
    for (const size of [SIZES[2], { width: 390, height: 430 }]) {
      for (const options of posters({ hour, at: 0.7, ...size })) {
        const sky = skyOf(options);
        for (const y of heights) {
          expect(contrast(skyAt(sky, y), letters), JSON.stringify({ ...options, y })).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it('is not crossed by trunks and leaves', () => {
    const seeds = SEEDS.filter((seed) => subjectsOf({ ...BASE, seed, kind: 'forest' }).includes('elephants'));
    expect(seeds).not.toEqual([]);
    for (const seed of seeds) {
      const svg = poster({ ...BASE, seed, kind: 'forest', width: 1400, height: 420, at: 0.72 });
      const leaves = matches(svg, /M(-?[\d.]+)-4a/g).map(Number);
      expect(leaves.length).toBeGreaterThan(5);
      expect(Math.min(...leaves)).toBeGreaterThan(1333 / 2);
    }
  });
});

describe('the drawing', () => {
  const fingerprint = (options: PosterOptions) =>
    createHash('sha256').update(poster(options)).digest('hex').slice(0, 12);

  // A changed fingerprint is fine when the change was meant: look at the posters, then renew it.
  it.each<[string, Partial<PosterOptions>]>([
    ['98f71f363961', { kind: 'beach', hour: 'dusk', seed: 'Palolem' }],
    ['d6a158aefead', { kind: 'hill', hour: 'dawn', seed: 'Ooty', width: 1400, height: 420 }],
    ['cd1a7461c3d3', { kind: 'oldcity', hour: 'dusk', seed: 'Hampi', mark: 'gopuram' }],
    ['263858ce1717', { kind: 'oldcity', hour: 'day', seed: 'Agra', mark: 'tomb', at: 0.7 }],
    ['869803924a84', { kind: 'oldcity', hour: 'dawn', seed: 'Jaipur', mark: 'palace' }],
    ['e409e110de51', { kind: 'oldcity', hour: 'night', seed: 'Jaisalmer', mark: 'fort' }],
    ['ee90fa7f9b92', { kind: 'backwater', hour: 'day', seed: 'Kettuvallam House', width: 44, height: 55 }],
    ['297657215372', { kind: 'metro', hour: 'night', seed: 'Mumbai', width: 1400, height: 420, at: 0.7 }],
    ['eb35e63998db', { kind: 'desert', hour: 'day', seed: 'Sam' }],
    ['8ed52c6cca7b', { kind: 'snow', hour: 'dusk', seed: 'Leh' }],
    ['b7c62daeb6bb', { kind: 'forest', hour: 'night', seed: 'Munnar' }],
    ['88c4e707aeb4', { kind: 'forest', hour: 'dawn', seed: 'Kabini', at: 0.7 }],
  ])('is still %s', (expected, options) => {
    expect(fingerprint({ ...BASE, ...options })).toBe(expected);
  });
});
