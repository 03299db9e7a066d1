import { chhatri, merlons } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { BuildingInks } from './inks.ts';
import type { Part, Roof } from './plan.ts';

/** Where a roof sits: the left and right edge of its walls and their top. */
export interface Crown {
  left: number;
  right: number;
  top: number;
  width: number;
  middle: number;
  pitch: number;
}

type Print = (press: Press, inks: BuildingInks, crown: Crown, part: Part) => void;

/** Prints the roof of one part. */
export const printRoof = (press: Press, inks: BuildingInks, crown: Crown, part: Part): void =>
  ROOFS[part.roof](press, inks, crown, part);

const slab = ({ left, top, width }: Crown, over: number, thick: number) =>
  rect(left - over, top - thick, width + 2 * over, thick);

const ROOFS: Record<Roof, Print> = {
  flat: (press, inks, crown) => press.path(slab(crown, 2, 4), inks.shade),

  parapet: (press, inks, crown) => {
    press.path(slab(crown, 0, 9), inks.wall);
    press.path(slab({ ...crown, top: crown.top - 8 }, 2, 3) + slab(crown, 1, 2), inks.shade);
  },

  stepped: (press, inks, crown) => {
    const { left, top, width } = crown;
    press.path(
      rect(left + width * 0.14, top - 10, width * 0.72, 10) + rect(left + width * 0.3, top - 20, width * 0.4, 10),
      inks.wall,
    );
    press.path(
      slab(crown, 2, 3) +
        rect(left + width * 0.12, top - 12, width * 0.76, 2.5) +
        rect(left + width * 0.28, top - 22, width * 0.44, 2.5),
      inks.shade,
    );
  },

  slope: (press, inks, { left, right, top, pitch }, { x }) => {
    const [high, low] = x > 0 ? [right, left] : [left, right];
    press.path(pen`M${low} ${top}H${high}V${top - pitch}z`, inks.wall);
    press.path(pen`M${low} ${top - 2}L${high} ${top - pitch}v-4L${low} ${top - 6}z`, inks.shade);
  },

  mast: (press, inks, crown) => {
    const { middle, top, width } = crown;
    press.path(rect(middle - width * 0.25, top - 12, width * 0.5, 12), inks.wall);
    press.path(
      slab(crown, 2, 3) +
        rect(middle - width * 0.28, top - 14, width * 0.56, 3) +
        rect(middle - 0.8, top - 38, 1.6, 26),
      inks.shade,
    );
  },

  vault: (press, inks, { left, top, width, pitch }) => {
    press.path(pen`M${left} ${top}a${width / 2} ${pitch} 0 0 1 ${width} 0z`, inks.roof);
    press.path(rect(left - 2, top - 2, width + 4, 3), inks.shade);
  },

  tank: (press, inks, crown, { x }) => {
    const { left, right, top } = crown;
    const at = x < 0 ? right - 26 : left + 10;
    press.path(slab(crown, 1, 7) + rect(at, top - 25, 16, 12), inks.wall);
    press.path(
      slab({ ...crown, top: top - 6 }, 2, 2.5) +
        rect(at - 1, top - 27, 18, 3) +
        rect(at + 2, top - 13, 2, 6) +
        rect(at + 12, top - 13, 2, 6),
      inks.shade,
    );
  },

  pergola: (press, inks, crown) => {
    const { left, top, width } = crown;
    const posts = times(4, (i) => rect(left + width * (0.12 + i * 0.24), top - 15, 2.4, 12));
    press.path(slab(crown, 2, 3) + rect(left + width * 0.06, top - 18, width * 0.88, 3) + posts, inks.shade);
    press.path(
      each([0.2, 0.44, 0.68], (share) => pen`M${left + width * share} ${top - 3}q1-8 7-7 6-1 7 7z`),
      press.local('#3f7a4c'),
    );
  },

  hip: (press, inks, { left, right, top, pitch }) => {
    press.path(
      pen`M${left - 8} ${top + 3}L${left + pitch * 0.7} ${top - pitch}H${right - pitch * 0.7}L${right + 8} ${top + 3}z`,
      inks.roof,
    );
    press.path(rect(left - 8, top + 1, right - left + 16, 2.6), inks.shade);
  },

  gable: (press, inks, { left, right, top, middle, pitch }, { timber }) => {
    press.path(pen`M${left} ${top}L${middle} ${top - pitch + 2}L${right} ${top}z`, timber ? inks.timber : inks.wall);
    press.path(
      pen`M${left - 9} ${top + 5}L${middle} ${top - pitch - 5}L${right + 9} ${top + 5}l-3 5L${middle} ${top - pitch + 5}L${left - 6} ${top + 10}z`,
      inks.roof,
    );
    if (pitch > 24) press.window(rect(middle - 4, top - pitch * 0.44, 8, 9), inks.opening);
  },

  mansard: (press, inks, crown) => {
    const { left, right, top, width, pitch } = crown;
    press.path(pen`M${left - 2} ${top}L${left + 7} ${top - pitch}H${right - 7}L${right + 2} ${top}z`, inks.roof);
    press.path(slab(crown, 3, 3) + rect(left + 6, top - pitch - 2, width - 12, 2.4), inks.shade);
    const dormers = Math.max(1, Math.round(width / 30));
    press.window(
      times(dormers, (i) => rect(left + (width * (i + 0.5)) / dormers - 3.5, top - pitch * 0.72, 7, pitch * 0.5)),
      inks.opening,
    );
  },

  thatch: (press, inks, { left, right, top, width, middle, pitch }) => {
    const ridge = width * 0.16;
    press.path(
      pen`M${left - 13} ${top + 8}Q${left + width * 0.16} ${top - pitch * 0.35} ${middle - ridge} ${top - pitch}H${middle + ridge}Q${right - width * 0.16} ${top - pitch * 0.35} ${right + 13} ${top + 8}z`,
      inks.roof,
    );
    press.path(rect(middle - ridge - 4, top - pitch - 3, ridge * 2 + 8, 4), inks.timber);
  },

  pediment: (press, inks, { left, right, top, middle, pitch }) => {
    press.path(pen`M${left - 3} ${top}L${middle} ${top - pitch}L${right + 3} ${top}z`, inks.shade);
    press.path(pen`M${left + 6} ${top - 4}L${middle} ${top - pitch + 6}L${right - 6} ${top - 4}z`, inks.wall);
    press.path(rect(left - 5, top - 3, right - left + 10, 3.6), inks.shade);
  },

  merlons: (press, inks, crown) => {
    const { left, top, width } = crown;
    press.path(slab(crown, 1, 6) + merlons(left, top - 5, width, 4), inks.wall);
    press.path(slab(crown, 2, 2), inks.shade);
  },

  chhatris: (press, inks, crown) => {
    const { left, right, top, width, middle } = crown;
    const domes =
      width > 60
        ? each([left + 10, right - 10], (x) => chhatri(x, top - 4, 15)) + chhatri(middle, top - 4, 21)
        : chhatri(middle, top - 4, width * 0.62);
    press.path(slab(crown, 1, 5) + domes, inks.wall);
    press.path(slab(crown, 2.5, 2), inks.shade);
  },
};
