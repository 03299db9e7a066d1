import type { Monument } from '../options.ts';
import type { Press } from '../press.ts';
import { bigBen } from './big-ben.ts';
import { burj } from './burj.ts';
import { charminar } from './charminar.ts';
import { cyberCity } from './cyber-city.ts';
import { eiffel } from './eiffel.ts';
import { empireState } from './empire-state.ts';
import { fort } from './fort.ts';
import { gateway } from './gateway.ts';
import { goldenTemple } from './golden-temple.ts';
import { gopuram } from './gopuram.ts';
import { howrahBridge } from './howrah-bridge.ts';
import { indiaGate } from './india-gate.ts';
import { lakePalace } from './lake-palace.ts';
import { marinaBay } from './marina-bay.ts';
import { mehrangarh } from './mehrangarh.ts';
import { mosque } from './mosque.ts';
import { mysorePalace } from './mysore-palace.ts';
import { palace } from './palace.ts';
import { petronas } from './petronas.ts';
import { prang } from './prang.ts';
import { shaniwarWada } from './shaniwar-wada.ts';
import { sidiSaiyyed } from './sidi-saiyyed.ts';
import type { Stone } from './stone.ts';
import { tokyoTower } from './tokyo-tower.ts';
import { tomb } from './tomb.ts';
import { vidhanaSoudha } from './vidhana-soudha.ts';

/** What a monument stands in; river, lake and pool mirror it. */
export type Setting = 'roofs' | 'pool' | 'rock' | 'park' | 'city' | 'river' | 'lake';

interface Mark {
  /** Local colours; `stoneOf` brings them under the light of the hour. */
  stone: Stone;
  scale: number;
  setting: Setting;
  /** Towers stand behind it. */
  amidTowers?: true;
  print: (press: Press, stone: Stone) => void;
}

const stone = (wall: string, shade: string, opening: string): Stone => ({ wall, shade, opening });

// prettier-ignore
export const MARKS: Record<Monument, Mark> = {
  tomb: { stone: stone('#f7ead6', '#c9a98c', '#6d5a5a'), scale: 1.3, setting: 'pool', print: tomb },
  fort: { stone: stone('#e0aa63', '#a2683a', '#5a3826'), scale: 1.1, setting: 'rock', print: fort },
  palace: { stone: stone('#d9765a', '#f3d3b0', '#6b2b2b'), scale: 1.35, setting: 'roofs', print: palace },
  gopuram: { stone: stone('#e2b04e', '#b8452f', '#3f6a6a'), scale: 1.25, setting: 'roofs', print: gopuram },
  'lake-palace': { stone: stone('#fbf4e6', '#c7b8a4', '#5d6f7c'), scale: 1.12, setting: 'lake', print: lakePalace },
  'india-gate': { stone: stone('#e3bf8c', '#a97c50', '#5a4030'), scale: 1.1, setting: 'park', print: indiaGate },
  'vidhana-soudha': { stone: stone('#e8dcc6', '#ab9a84', '#5b6468'), scale: 1.08, setting: 'park', print: vidhanaSoudha },
  charminar: { stone: stone('#ecd9b4', '#ad8a5e', '#5e4636'), scale: 1.2, setting: 'roofs', print: charminar },
  'howrah-bridge': { stone: stone('#5d7480', '#3a4c57', '#8fa2a8'), scale: 1, setting: 'river', amidTowers: true, print: howrahBridge },
  'golden-temple': { stone: stone('#e3ac3c', '#a8702a', '#5f4220'), scale: 1.25, setting: 'lake', print: goldenTemple },
  'mysore-palace': { stone: stone('#ead7ae', '#a8433c', '#6a4a3a'), scale: 1.08, setting: 'park', print: mysorePalace },
  burj: { stone: stone('#c4d3d8', '#7d98a6', '#eef3ee'), scale: 1.15, setting: 'river', amidTowers: true, print: burj },
  'marina-bay': { stone: stone('#dfe3dc', '#8fa3a8', '#5e7a86'), scale: 1.05, setting: 'river', amidTowers: true, print: marinaBay },
  'big-ben': { stone: stone('#dcb878', '#9a7444', '#5f4a30'), scale: 1.02, setting: 'river', print: bigBen },
  eiffel: { stone: stone('#8a6a4e', '#6a4f3a', '#ffd98a'), scale: 1.02, setting: 'park', print: eiffel },
  prang: { stone: stone('#efe3cd', '#b59a84', '#6a5648'), scale: 1.05, setting: 'river', print: prang },
  petronas: { stone: stone('#d3dbdc', '#8698a2', '#5f7784'), scale: 1.06, setting: 'park', amidTowers: true, print: petronas },
  'empire-state': { stone: stone('#d9cfbc', '#9a8d7a', '#5f6a70'), scale: 1.12, setting: 'city', amidTowers: true, print: empireState },
  'tokyo-tower': { stone: stone('#e2623c', '#f4ead8', '#5a5a60'), scale: 1, setting: 'city', amidTowers: true, print: tokyoTower },
  mosque: { stone: stone('#d9d5c8', '#8d97a0', '#5d6468'), scale: 1.06, setting: 'river', print: mosque },
  mehrangarh: { stone: stone('#d8a878', '#9a6a4c', '#4f352c'), scale: 1.02, setting: 'roofs', print: mehrangarh },
  gateway: { stone: stone('#dcb884', '#a07c54', '#54483e'), scale: 1.02, setting: 'river', print: gateway },
  'shaniwar-wada': { stone: stone('#a08a78', '#6f5a4e', '#4a352b'), scale: 1.12, setting: 'park', print: shaniwarWada },
  'cyber-city': { stone: stone('#8fb6c4', '#4f7c92', '#dcebea'), scale: 1.2, setting: 'city', amidTowers: true, print: cyberCity },
  'sidi-saiyyed': { stone: stone('#e6bf85', '#a97b4a', '#5f4630'), scale: 1.1, setting: 'roofs', print: sidiSaiyyed },
};

/** The stone of a mark as it looks at this hour. */
export function stoneOf(press: Press, mark: Monument): Stone {
  const { wall, shade, opening } = MARKS[mark].stone;
  return { wall: press.local(wall), shade: press.local(shade), opening: press.local(opening) };
}
