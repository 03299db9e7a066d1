/** A line of a name on a poster holds so many letters before it folds. */
const LINE = 22;
/** A short name is not set larger than one of so many letters. */
const LEAST = 8;

/** Letters of the widest line when a name folds into as few lines as read well: what its size is reckoned from. */
export function lettersAcross(name: string): number {
  const even = Math.ceil(name.length / Math.ceil(name.length / LINE));
  const widths: number[] = [];
  for (const { length } of name.split(/\s+/)) {
    const last = widths.at(-1);
    if (last !== undefined && last + 1 + length <= Math.max(even + 3, LINE / 2))
      widths[widths.length - 1] = last + 1 + length;
    else widths.push(length);
  }
  return Math.max(...widths, LEAST);
}
