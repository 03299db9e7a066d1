/** The `cmap` table, format 4, as a map from character to glyph. */
export function readCharMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>();
  const start = subtables(cmap).find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const at = (list: number, segment: number) => start + 14 + (list > 0 ? 2 : 0) + (list * segments + segment) * 2;
  for (let segment = 0; segment < segments; segment++) {
    const last = cmap.readUInt16BE(at(0, segment));
    const delta = cmap.readUInt16BE(at(2, segment));
    const range = cmap.readUInt16BE(at(3, segment));
    for (let code = cmap.readUInt16BE(at(1, segment)); code <= last && code < 0xffff; code++) {
      const place = at(3, segment) + range + (code - cmap.readUInt16BE(at(1, segment))) * 2;
      const found = range === 0 ? code : cmap.readUInt16BE(place);
      if (range === 0 || found !== 0) map.set(code, (found + delta) & 0xffff);
    }
  }
  return map;
}

/** Writes one format 4 subtable for Windows and Unicode readers alike: a segment for each run of codes and glyphs. */
export function writeCharMap(map: Map<number, number>): Buffer {
  const runs: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...map].sort(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1 && glyph === run.glyph + code - run.first) run.last = code;
    else runs.push({ first: code, last: code, glyph });
  }
  runs.push({ first: 0xffff, last: 0xffff, glyph: 0 });
  const power = Math.floor(Math.log2(runs.length));
  const length = 16 + runs.length * 8;
  const head = [4, length, 0, runs.length * 2, 2 << power, power, runs.length * 2 - (2 << power)];
  const deltas = runs.map(({ first, glyph }) => (glyph - first) & 0xffff);
  const lists = [runs.map((run) => run.last), [0], runs.map((run) => run.first), deltas, runs.map(() => 0)].flat();
  const records = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20];
  return words([...records, ...head, ...lists]);
}

function subtables(cmap: Buffer): number[] {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
}

function words(values: readonly number[]): Buffer {
  const table = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => table.writeUInt16BE(value, index * 2));
  return table;
}
