import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Mukta (Ek Type, OFL): Latin, Devanagari and ₹, matching the screens' Anek. Complete files: subsets lose shaping. */
const FOLDER = 'node_modules/@expo-google-fonts/mukta';
const FILES = {
  regular: '400Regular/Mukta_400Regular.ttf',
  medium: '500Medium/Mukta_500Medium.ttf',
  strong: '600SemiBold/Mukta_600SemiBold.ttf',
} as const;

export type Weight = keyof typeof FILES;
export const WEIGHTS = Object.keys(FILES) as Weight[];

const read = new Map<Weight, Buffer>();

/** The font file of a weight, read once. */
export function fontFile(weight: Weight): Buffer {
  const known = read.get(weight) ?? readFileSync(path.join(process.cwd(), FOLDER, FILES[weight]));
  read.set(weight, known);
  return known;
}
