import { plainName } from '../employee-filter.ts';

/** Letters that must change to make one text the other, two neighbours swapped counting once; above `most` it stops counting. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1), swap));
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** The name that was probably meant: at most two slips away, and fewer than half its letters; null when none is near. */
export function closestName(written: string, names: readonly string[]): string | null {
  const plain = plainName(written);
  let best: { name: string; slips: number } | null = null;
  for (const name of names) {
    const slips = distance(plain, plainName(name), 2);
    if (slips <= 2 && slips * 2 < Math.max(plain.length, name.length) && (!best || slips < best.slips)) best = { name, slips };
  }
  return best?.name ?? null;
}
