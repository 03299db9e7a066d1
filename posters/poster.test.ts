// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  marksOf,
  poster,
  POSTER_HOURS,
  POSTER_KINDS,
  POSTER_MARKS,
  type PosterMark,
  type PosterOptions,
} from './index.ts';

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

  it.each(POSTER_KINDS)('of kind %s stays between 2.5 and 9.5 KB at 3:4', (kind) => {
    for (const [at, mark] of [undefined, ...marksOf(kind)].flatMap((one) => [
      [undefined, one] as const,
      [0.7, one] as const,
    ])) {
      const seeds = mark ? ['h-93'] : SEEDS;
      const sizes = posters({ kind, at, mark }, seeds).map((options) => bytes(poster(options)));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(9.5 * 1024);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2.5 * 1024);
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
    // @ts-expect-error the type knows the marks
    expect(() => poster({ ...BASE, kind: 'oldcity', mark: 'pagoda' })).toThrow(TypeError);
  });
});

/** A piece of drawing that only this mark has. */
const TELLTALES: Record<PosterMark, string> = {
  tomb: 'M8-136c15',
  fort: 'M-150 8Q',
  palace: 'q8-9 16 0z',
  gopuram: 'M-20-153q0',
  'lake-palace': 'M-51-30q-4-20',
  'india-gate': 'M-12-171q12-12',
  'vidhana-soudha': 'M2-141c10',
  charminar: 'M-62-152h16v152',
  'howrah-bridge': 'M-99-4L-95-134h6',
  'golden-temple': 'M60-12h110',
  'mysore-palace': 'M-22-112h44v58',
  burj: 'M-27,0L-27,-53',
  'marina-bay': 'M-98-122Q10-132',
  'big-ben': 'M28-152L36-172',
  eiffel: 'M-58 0Q-18-62',
  prang: 'M-22-58Q-20-92',
  petronas: 'M-14-76L-2-50',
  'empire-state': 'M-5-168h10l-2-14',
  'tokyo-tower': 'M-46 0Q-16-70',
  mosque: 'M-40-82a40',
  mehrangarh: 'M-190 4L-156-34',
  gateway: 'M-118 0h236v4',
  'shaniwar-wada': 'M-32-126L-20-146',
  'cyber-city': 'M-38 0Q-62-96',
  'sidi-saiyyed': 'M0 0Q-3-24',
  hadimba: 'M-17-125L0-158',
  'ridge-church': 'M-26-48L-10-82',
  kangchenjunga: 'M-5-8L-3-62',
  shikhara: 'M-10 0V-52Q',
  gompa: 'M-150 10L-112-26',
  lighthouse: 'M-4-41l4-5 4 5z',
  church: 'M-24-44q10-4',
  'split-gate': 'M-11-86l-4 0 4-14z',
  karst: 'M-22 0Q-32-30',
  'toy-train': 'a12 13 0 0 1 24 0v86z',
  tea: 'M-42-18L-26-38',
  jhula: 'M-10-102q0-20',
  nets: 'M-66 42h84',
  'rice-boat': 'M-80-15H72',
  ghats: 'q11-12 22 0z',
  shikara: 'M-118-20Q-84',
  'sea-link': 'M-30-6h62q',
  'metro-line': 'q14 2 18 14',
  camels: 'M2 36L4 23',
  chorten: 'M-4.5-62L0-88',
  lake: 'matrix(1 0 0 -.42 0 436)',
  elephants: 'M57 25Q60',
};

const shownIn = (options: PosterOptions): PosterMark[] => {
  const svg = poster(options);
  return POSTER_MARKS.filter((mark) => svg.includes(TELLTALES[mark]));
};

describe('the identity of a place', () => {
  const places = Array.from({ length: 16 }, (_, i) => `place ${i}`);

  it.each(POSTER_KINDS)('of kind %s shows what it is known by, and that alone, at every width and hour', (kind) => {
    for (const mark of marksOf(kind)) {
      for (const size of SIZES) {
        for (const hour of POSTER_HOURS) {
          for (const at of [undefined, 0.72])
            expect(shownIn({ ...BASE, ...size, seed: 'place', kind, hour, at, mark }), `${mark} ${hour}`).toEqual([
              mark,
            ]);
        }
      }
    }
  });

  it.each(POSTER_KINDS)('of kind %s without a mark shows land and no landmark', (kind) => {
    for (const seed of places)
      for (const hour of POSTER_HOURS) expect(shownIn({ ...BASE, seed, kind, hour })).toEqual([]);
  });

  it.each(POSTER_KINDS)('of kind %s leaves out a mark that could not stand there', (kind) => {
    const foreign = POSTER_MARKS.filter((mark) => !marksOf(kind).includes(mark));
    for (const mark of foreign) expect(shownIn({ ...BASE, kind, mark }), mark).toEqual([]);
  });

  it('has sea or river in a great city only under a mark that lies on it', () => {
    const water = (mark?: PosterMark) =>
      / opacity="\.62"| opacity="\.3"><use/.test(poster({ ...BASE, kind: 'metro', mark, seed: 'x' }));
    expect(water()).toBe(false);
    expect(water('vidhana-soudha')).toBe(false);
    expect(water('sea-link')).toBe(true);
    expect(water('howrah-bridge')).toBe(true);
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

  it.each([300, 240])('has its moon below the letters on a phone, %i px high', (height) => {
    for (const options of posters({ hour: 'night', at: 0.7, width: 390, height })) {
      const [top] = matches(
        poster(options),
        /<circle cx="[\d.]+" cy="([\d.]+)" r="[\d.]+" fill="#\w+" opacity="\.07"/g,
      );
      expect(Number(top), JSON.stringify(options)).toBeGreaterThanOrEqual(165);
    }
  });

  it('is not crossed by trunks and leaves', () => {
    for (const seed of SEEDS) {
      const svg = poster({ ...BASE, seed, kind: 'forest', mark: 'elephants', width: 1400, height: 420, at: 0.72 });
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
    ['51b1e345e824', { kind: 'beach', hour: 'dusk', seed: 'Palolem' }],
    ['1332977182b0', { kind: 'oldcity', hour: 'day', seed: 'Udaipur', mark: 'lake-palace' }],
    ['9c71009d9b60', { kind: 'oldcity', hour: 'dusk', seed: 'Delhi', mark: 'india-gate' }],
    ['6828829243a3', { kind: 'metro', hour: 'dawn', seed: 'Bengaluru', mark: 'vidhana-soudha' }],
    ['65c38a42061d', { kind: 'backwater', hour: 'dawn', seed: 'Varanasi', mark: 'ghats' }],
    ['382a3e96c8a8', { kind: 'hill', hour: 'dawn', seed: 'Ooty', width: 1400, height: 420 }],
    ['c1a485ca8dff', { kind: 'oldcity', hour: 'dusk', seed: 'Hampi', mark: 'gopuram' }],
    ['4786381e1314', { kind: 'oldcity', hour: 'day', seed: 'Agra', mark: 'tomb', at: 0.7 }],
    ['1a2fb6c79609', { kind: 'oldcity', hour: 'dawn', seed: 'Jaipur', mark: 'palace' }],
    ['1bbb69f13e0a', { kind: 'oldcity', hour: 'night', seed: 'Jaisalmer', mark: 'fort' }],
    [
      '4edfca02a86d',
      { kind: 'backwater', hour: 'day', seed: 'Kettuvallam House', mark: 'rice-boat', width: 44, height: 55 },
    ],
    [
      'eac6f5b38c18',
      { kind: 'metro', hour: 'night', seed: 'Mumbai', mark: 'sea-link', width: 1400, height: 420, at: 0.7 },
    ],
    ['49074575b510', { kind: 'desert', hour: 'day', seed: 'Sam' }],
    ['caa7ee69ee12', { kind: 'metro', hour: 'day', seed: 'Pune', mark: 'shaniwar-wada' }],
    ['eaecaec0aeb4', { kind: 'metro', hour: 'dusk', seed: 'Gurugram', mark: 'cyber-city' }],
    ['58a443791aaa', { kind: 'metro', hour: 'night', seed: 'Ahmedabad', mark: 'sidi-saiyyed' }],
    ['a532b3061c0b', { kind: 'snow', hour: 'day', seed: 'Manali', mark: 'hadimba' }],
    ['9b117629792b', { kind: 'hill', hour: 'day', seed: 'Shimla', mark: 'ridge-church' }],
    ['d5db2e1357e8', { kind: 'hill', hour: 'dawn', seed: 'Darjeeling', mark: 'kangchenjunga' }],
    ['9873fee9584f', { kind: 'snow', hour: 'dusk', seed: 'Leh', mark: 'chorten' }],
    ['b587f1e58755', { kind: 'forest', hour: 'night', seed: 'Munnar', mark: 'tea' }],
    ['8459dd09fa9e', { kind: 'forest', hour: 'dawn', seed: 'Kabini', at: 0.7 }],
  ])('is still %s', (expected, options) => {
    expect(fingerprint({ ...BASE, ...options })).toBe(expected);
  });
});
