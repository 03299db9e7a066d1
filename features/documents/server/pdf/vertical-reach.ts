import 'server-only';

const VALUES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The vertical extent of an SVG path, by its points and control points, which suffices for a gradient. */
export function verticalReach(path: string): { top: number; bottom: number } {
  let [y, start] = [0, 0];
  const seen: number[] = [];
  for (const [, letter = 'Z', list = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const from = (value: number, base: number) => (letter === command ? value : base + value);
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = VALUES[command] ?? 0;
    if (command === 'Z') y = start;
    for (let first = 0; step && first + step <= numbers.length; first += step) {
      const heights = heightsOf(command, numbers.slice(first, first + step)).map((value) => from(value, y));
      seen.push(...heights);
      y = heights.at(-1) ?? y;
      if (command === 'M' && first === 0) start = y;
    }
  }
  return { top: Math.min(...seen), bottom: Math.max(...seen) };
}

/** The vertical ones among a command's numbers. */
function heightsOf(command: string, numbers: number[]): number[] {
  if (command === 'H') return [];
  if (command === 'V') return numbers;
  if (command === 'A') return numbers.slice(6);
  return numbers.filter((_, index) => index % 2 === 1);
}
