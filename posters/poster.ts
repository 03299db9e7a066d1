import { readBuilding } from './building/code.ts';
import { printBuilding } from './building/print.ts';
import { compose, HEIGHT } from './composition.ts';
import { POSTER_MARKS, type PosterOptions } from './options.ts';
import { grain } from './parts/grain.ts';
import { Press } from './press.ts';
import { random } from '#lib/shared/random.ts';
import { SCENES } from './scenes/index.ts';

/**
 * Prints the poster of a place as an SVG string. The same options always give the same string; it needs no fonts,
 * images or scripts, and it says nothing to assistive technology: the place's name is real text beside it.
 */
export function poster(options: PosterOptions): string {
  const { seed, kind, width, height, mark, building } = options;
  if (mark !== undefined && !POSTER_MARKS.includes(mark)) throw new TypeError(`No poster has the mark ${mark}.`);
  const chance = random(`${seed}/${kind}`);
  const composition = compose(options, chance);
  const press = new Press(idPrefix(options, composition.width), composition, chance);
  SCENES[kind](press, mark);
  if (building) printBuilding(press, { kind, mark }, readBuilding(building));
  grain(press);
  const frame = `viewBox="0 0 ${composition.width} ${HEIGHT}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${press.markup()}</svg>`;
}

/** Ids are global on a page, so each poster's are named after all that tells it from another. */
function idPrefix({ seed, kind, hour, at, mark, building }: PosterOptions, units: number): string {
  const draw = random([seed, kind, hour, units, at, mark, ...(building ? [building] : [])].join()).next();
  // One length for all: otherwise `p1` + `23` and `p12` + `3` would be the same id.
  return (
    'p' +
    Math.floor(draw * 36 ** 6)
      .toString(36)
      .padStart(6, '0')
  );
}
