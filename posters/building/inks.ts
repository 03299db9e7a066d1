import type { PosterKind } from '../options.ts';
import type { Press } from '../press.ts';
import { random } from '#lib/shared/random.ts';
import type { Building } from './code.ts';

/** What a building is printed with, under the light of the hour. */
export interface BuildingInks {
  wall: string;
  shade: string;
  roof: string;
  timber: string;
  opening: string;
  trim: string;
}

type Paint = readonly [wall: string, shade: string, roof: string];

/** Limewash, sandstone and plaster, by what stands in such places; colour only, never geometry. */
const PAINTS: Record<PosterKind, readonly [Paint, ...Paint[]]> = {
  beach: [
    ['#fdf3e0', '#d9bfa0', '#c65a38'],
    ['#f3d9a4', '#c79f68', '#a8482f'],
    ['#cfe3df', '#93b5b2', '#b9503a'],
    ['#f4c9b0', '#cc8f74', '#8e3f33'],
  ],
  hill: [
    ['#f6ead2', '#c4ab8c', '#a63f30'],
    ['#e7d3b4', '#b0926f', '#5d6f6a'],
    ['#dfe3d6', '#a3ac9e', '#8a3b33'],
  ],
  oldcity: [
    ['#f3dcb6', '#c49a6e', '#a8553a'],
    ['#eebf9a', '#bd7f60', '#8f4636'],
    ['#fbf0dc', '#cdb191', '#b5623f'],
    ['#e8cf9a', '#b78f58', '#96503a'],
  ],
  backwater: [
    ['#fbf1dc', '#cdb18e', '#b1492f'],
    ['#f0d7a8', '#c09a66', '#9a3f2c'],
    ['#d8e2cf', '#9db095', '#a8482f'],
  ],
  metro: [
    ['#eef0ea', '#a9b6b8', '#7c5a4a'],
    ['#f1dfc2', '#bc9f7c', '#8c5a44'],
    ['#d3dfe2', '#8ea5ae', '#6d5f58'],
    ['#e9c7a8', '#b98b69', '#7a4a3c'],
  ],
  desert: [
    ['#f3d29a', '#bf8c52', '#a55f38'],
    ['#f9e6c4', '#cfa877', '#b06a40'],
    ['#e8b98a', '#b07a50', '#8f4b30'],
  ],
  snow: [
    ['#f4efe4', '#b9b3a8', '#8f4234'],
    ['#e6dcc8', '#a99a82', '#5c6870'],
    ['#dfe4e6', '#a3adb2', '#7d3c34'],
  ],
  forest: [
    ['#f5ead0', '#c2aa86', '#a9472f'],
    ['#e9d9b6', '#b29a72', '#6d5540'],
    ['#f0e2cc', '#b9a184', '#8c4a34'],
  ],
};

export function buildingInks(press: Press, kind: PosterKind, building: Building): BuildingInks {
  const [wall, shade, roof] = random(`paint ${building.variant}`).pick(PAINTS[kind]);
  const roofs = building.form === 'tents' ? '#c8452f' : building.form === 'stilts' ? '#8d6d43' : roof;
  return {
    wall: press.local(building.form === 'tents' ? '#fbf0dc' : wall),
    shade: press.local(shade),
    roof: press.local(roofs),
    timber: press.local('#8a5f3f'),
    opening: press.local('#41606a'),
    trim: press.local('#fff8ea'),
  };
}
