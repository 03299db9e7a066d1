type Matrix = (x: number, y: number) => boolean;

const letters = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(first.charCodeAt(0) + at));
const controls = (...codes: number[]): string[] => codes.map((code) => String.fromCharCode(code));

/** The five tables of ISO/IEC 24778; `^X` shifts to a table for one character, `^XL` latches to it, `^B` begins bytes. */
const TABLES = {
  U: ['^P', ' ', ...letters('A', 26), '^LL', '^ML', '^DL', '^B'],
  L: ['^P', ' ', ...letters('a', 26), '^U', '^ML', '^DL', '^B'],
  M: [
    '^P',
    ' ',
    ...controls(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 27, 28, 29, 30, 31),
    '@',
    '\\',
    '^',
    '_',
    '`',
    '|',
    '~',
    '\u007f',
    '^LL',
    '^UL',
    '^PL',
    '^B',
  ],
  P: [
    '^F',
    '\r',
    '\r\n',
    '. ',
    ', ',
    ': ',
    '!',
    '"',
    '#',
    '$',
    '%',
    '&',
    "'",
    '(',
    ')',
    '*',
    '+',
    ',',
    '-',
    '.',
    '/',
    ':',
    ';',
    '<',
    '=',
    '>',
    '?',
    '[',
    ']',
    '{',
    '}',
    '^UL',
  ],
  D: ['^P', ' ', ...letters('0', 10), ',', '.', '^UL', '^U'],
} as const satisfies Record<string, readonly string[]>;
type Table = keyof typeof TABLES;

const number = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);

/**
 * Reads an Aztec code (ISO/IEC 24778) from its squares: a reader of our own, made from the standard's drawing rules, that
 * shares nothing with the library which drew it. The squares come from a file, not from a camera: nothing is corrected.
 */
export function readAztec(size: number, dark: Matrix): string {
  const centre = Math.floor(size / 2);
  const ring = (radius: number): boolean =>
    Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius).every(
      (at) =>
        dark(centre + at, centre - radius) &&
        dark(centre + at, centre + radius) &&
        dark(centre - radius, centre + at) &&
        dark(centre + radius, centre + at),
    );
  if (!ring(2) || !ring(4) || !dark(centre, centre)) throw new Error('there is no bull’s eye in the middle');
  const compact = !ring(6);
  const { layers, words } = modeOf(centre, compact, dark);
  const wordSize = layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12;
  const bits = bitsOf(size, layers, compact, dark);
  return textOf(unstuffed(bits.slice(bits.length % wordSize), words, wordSize));
}

function modeOf(centre: number, compact: boolean, dark: Matrix): { layers: number; words: number } {
  const side = compact ? 7 : 10;
  const radius = compact ? 5 : 7;
  const offset = (at: number) => (compact ? centre - 3 + at : centre - 5 + at + Math.floor(at / 5));
  const top = Array.from({ length: side }, (_, at) => dark(offset(at), centre - radius));
  const right = Array.from({ length: side }, (_, at) => dark(centre + radius, offset(at)));
  const message = [...top, ...right];
  return compact
    ? { layers: number(message.slice(0, 2)) + 1, words: number(message.slice(2, 8)) + 1 }
    : { layers: number(message.slice(0, 5)) + 1, words: number(message.slice(5, 16)) + 1 };
}

/** The layers from the outermost in, each a band two squares wide: left, bottom, right, top. */
function bitsOf(size: number, layers: number, compact: boolean, dark: Matrix): boolean[] {
  const base = (compact ? 11 : 14) + layers * 4;
  const place = Array.from({ length: base }, (_, at) => at);
  if (!compact) {
    const half = base / 2;
    for (let at = 0; at < half; at++) {
      const moved = at + Math.floor(at / 15); // around the reference grid
      place[half - at - 1] = Math.floor(size / 2) - moved - 1;
      place[half + at] = Math.floor(size / 2) + moved + 1;
    }
  }
  const at = (x: number, y: number) => dark(place[x]!, place[y]!);
  const bits: boolean[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const row = (layers - layer) * 4 + (compact ? 9 : 12);
    const [near, far] = [layer * 2, base - 1 - layer * 2];
    const sides = [
      (j: number, k: number) => at(near + k, near + j),
      (j: number, k: number) => at(near + j, far - k),
      (j: number, k: number) => at(far - k, far - j),
      (j: number, k: number) => at(far - j, near + k),
    ];
    for (const side of sides) for (let j = 0; j < row; j++) bits.push(side(j, 0), side(j, 1));
  }
  return bits;
}

/** Words that would be all dark or all light carry a bit that says nothing. */
function unstuffed(bits: readonly boolean[], words: number, wordSize: number): boolean[] {
  return Array.from({ length: words }, (_, at) => bits.slice(at * wordSize, (at + 1) * wordSize)).flatMap((word) => {
    const head = word.slice(0, -1);
    return head.every((bit) => bit) || head.every((bit) => !bit) ? head : word;
  });
}

function textOf(bits: readonly boolean[]): string {
  let [text, at, latched] = ['', 0, 'U' as Table];
  let table: Table = latched;
  const take = (count: number) => number(bits.slice(at, (at += count)));
  while (at + (table === 'D' ? 4 : 5) <= bits.length) {
    const sign: string = TABLES[table][take(table === 'D' ? 4 : 5)] ?? '';
    const current = table;
    table = latched;
    if (sign === '^B') {
      const short = take(5);
      const count = short || take(11) + 31;
      for (let byte = 0; byte < count && at + 8 <= bits.length; byte++) text += String.fromCharCode(take(8)); // what follows the text is padding
    } else if (sign.length > 1 && sign.startsWith('^')) {
      table = sign[1] as Table;
      if (sign[2] === 'L') latched = table;
      else if (current !== latched) latched = current;
    } else text += sign;
  }
  return text;
}
