/** The parsed `gvar` table: how each glyph's outline moves along the axes. */
export type Variations = { axes: number; shared: Buffer[]; glyphs: Buffer[] };

const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;
const INDEX = 0x0fff;
const HEADER = 20;

export function readVariations(gvar: Buffer): Variations {
  const axes = gvar.readUInt16BE(4);
  const start = gvar.readUInt32BE(8);
  const shared = Array.from({ length: gvar.readUInt16BE(6) }, (_, index) =>
    gvar.subarray(start + index * axes * 2, start + (index + 1) * axes * 2),
  );
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    data + (long ? gvar.readUInt32BE(HEADER + glyph * 4) : gvar.readUInt16BE(HEADER + glyph * 2) * 2);
  const glyphs = Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
    gvar.subarray(offset(glyph), offset(glyph + 1)),
  );
  return { axes, shared, glyphs };
}

export function writeVariations({ axes, shared, glyphs }: Variations): Buffer {
  const header = Buffer.alloc(HEADER + (glyphs.length + 1) * 4);
  const tuples = Buffer.concat(shared);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(shared.length, 6);
  header.writeUInt32BE(header.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + tuples.length, 16);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    offset += glyph.length;
    header.writeUInt32BE(offset, HEADER + (index + 1) * 4);
  });
  return Buffer.concat([header, tuples, ...glyphs]);
}

/** One glyph's variations for use in another font, with its shared tuples embedded. */
export function shiftSharedTuples(glyph: Buffer, by: number, axes: number): Buffer {
  const moved = Buffer.from(glyph);
  let at = 4;
  for (let tuple = 0; tuple < (moved.readUInt16BE(0) & INDEX); tuple++) {
    const flags = moved.readUInt16BE(at + 2);
    if (!(flags & EMBEDDED_PEAK)) moved.writeUInt16BE((flags & ~INDEX) | ((flags & INDEX) + by), at + 2);
    at += 4 + (flags & EMBEDDED_PEAK ? axes * 2 : 0) + (flags & INTERMEDIATE ? axes * 4 : 0);
  }
  return moved;
}
