import type { PosterHour, PosterKind } from './options.ts';
import type { Chance } from '#lib/shared/random.ts';

/** The inks one poster is printed with. */
export interface Inks {
  sky: { top: string; middle: string; low: string };
  sun: string;
  /** The far ink: what distance fades to. */
  haze: string;
  /** The near ink: silhouettes at the front. */
  deep: string;
  /** Lamps and lit windows. */
  glow: string;
  /** The light of the hour, and how far it tints local colour. */
  ambient: string;
  tint: number;
}

type InkSet = Omit<Inks, 'glow'>;
type Light = Partial<Pick<Inks, 'ambient' | 'tint'>>;

const GLOW: Record<PosterHour, string> = { dawn: '#ffe2a0', day: '#fff0c0', dusk: '#ffcf70', night: '#ffc65c' };

const set = (sky: [string, string, string], inks: Omit<InkSet, 'sky'>): InkSet => ({
  sky: { top: sky[0], middle: sky[1], low: sky[2] },
  ...inks,
});

/** Three sets an hour, so that two places at one hour need not look alike. */
// prettier-ignore
const INK_SETS: Record<PosterHour, readonly [InkSet, ...InkSet[]]> = {
  dawn: [
    set(['#7f9db5', '#efc0a2', '#fbe3bd'], { sun: '#fff4d6', haze: '#eab99f', deep: '#27384f', ambient: '#b98893', tint: 0.3 }),
    set(['#69a6a6', '#f1cfa6', '#fbe9c8'], { sun: '#ee7f5b', haze: '#e9cfae', deep: '#1f3f49', ambient: '#9a9a94', tint: 0.3 }),
    set(['#d98a7c', '#f3b594', '#fae0b8'], { sun: '#fff6df', haze: '#efb193', deep: '#3d2a3e', ambient: '#a8707a', tint: 0.34 }),
  ],
  day: [
    set(['#2c82a6', '#86c0c4', '#f0edd0'], { sun: '#fff5cf', haze: '#c9dcc9', deep: '#17424c', ambient: '#fff1cf', tint: 0.06 }),
    set(['#f0cf8e', '#f6e0b0', '#fcf1d6'], { sun: '#e2552f', haze: '#f3ddb0', deep: '#2a3f3c', ambient: '#f3cf8e', tint: 0.1 }),
    set(['#1d8a8c', '#82c8b6', '#f5ecc8'], { sun: '#f9cf55', haze: '#cfe0be', deep: '#123f43', ambient: '#fff1cf', tint: 0.05 }),
  ],
  dusk: [
    set(['#263a66', '#c95660', '#f7a451'], { sun: '#ffd884', haze: '#e58a58', deep: '#1d1836', ambient: '#5b2c4c', tint: 0.52 }),
    set(['#0f4a58', '#d9673a', '#fbb648'], { sun: '#ffe7a8', haze: '#e48b45', deep: '#141f2c', ambient: '#4a2a33', tint: 0.52 }),
    set(['#8c2f38', '#dd5f3c', '#f8bd62'], { sun: '#fff0c0', haze: '#e5824c', deep: '#2c1426', ambient: '#5c2232', tint: 0.5 }),
  ],
  night: [
    set(['#0a1a30', '#163c5a', '#3a7480'], { sun: '#f6eccb', haze: '#2f6274', deep: '#050d1a', ambient: '#0b2440', tint: 0.7 }),
    set(['#06201f', '#0f423f', '#3d7f68'], { sun: '#f3f0cf', haze: '#2f6b5a', deep: '#03110f', ambient: '#08302e', tint: 0.7 }),
    set(['#131d3c', '#2b4470', '#7f93a3'], { sun: '#fdf3d4', haze: '#5b7690', deep: '#080e20', ambient: '#16244a', tint: 0.68 }),
  ],
};

/** Red dusk light turns green, water and snow to mud, so these scenes bring a cooler one; snow also shines at night. */
const SCENE_LIGHT: Partial<Record<PosterKind, Partial<Record<PosterHour, Light>>>> = {
  beach: { dusk: { ambient: '#3a2a4a', tint: 0.46 } },
  hill: { dusk: { ambient: '#2b3442', tint: 0.45 } },
  backwater: { dusk: { ambient: '#2a2c44', tint: 0.46 } },
  snow: { dusk: { ambient: '#33304e', tint: 0.5 }, night: { tint: 0.5 } },
  forest: { dusk: { ambient: '#23383a', tint: 0.4 } },
};

/** The inks for a scene at an hour: the place's chance picks one of the hour's sets. */
export function inksFor(kind: PosterKind, hour: PosterHour, chance: Chance): Inks {
  return { ...chance.pick(INK_SETS[hour]), glow: GLOW[hour], ...SCENE_LIGHT[kind]?.[hour] };
}
