import 'server-only';
import type { Weight } from './fonts.ts';

/** LOOK.md's light colours, for print. */
export const INK = '#12232c';
export const INK_2 = '#414f57';
export const INK_3 = '#5e6a70';
export const LINE = '#d5d4cd';
export const PAPER = '#ffffff';
export const MARIGOLD = '#fcb036';

/** A4 in points, and the text column. */
export const SHEET = { width: 595.28, height: 841.89, left: 54, right: 541.28, top: 46, bottom: 790 } as const;
export const COLUMN = SHEET.right - SHEET.left;

export type Style = { size: number; leading: number; weight: Weight; colour: string; tracking?: number };

/** Type sizes in points, by role. */
export const STYLES = {
  code: { size: 25, leading: 28, weight: 'strong', colour: INK, tracking: 0.6 },
  title: { size: 22, leading: 25, weight: 'strong', colour: INK },
  heading: { size: 11, leading: 15, weight: 'strong', colour: INK },
  figure: { size: 15, leading: 19, weight: 'strong', colour: INK },
  sum: { size: 10.5, leading: 19, weight: 'strong', colour: INK }, // stands beside a figure
  strong: { size: 9.5, leading: 13.5, weight: 'strong', colour: INK },
  body: { size: 9.5, leading: 13.5, weight: 'regular', colour: INK },
  quiet: { size: 9, leading: 12.5, weight: 'regular', colour: INK_2 },
  label: { size: 8, leading: 11, weight: 'regular', colour: INK_3 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;
