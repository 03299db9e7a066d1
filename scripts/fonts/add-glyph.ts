import { readCharMap, writeCharMap } from './char-map.ts';
import { need, padded, readTables, type Tables, writeTables } from './sfnt.ts';
import { readVariations, shiftSharedTuples, writeVariations } from './variations.ts';

/**
 * Adds the glyph of one character from `donor` to `font`: two variable TrueType files subset from the same design, with
 * the same axes. `HVAR` must be absent from `font`, so that advance widths are read from `gvar`, which covers every
 * glyph.
 */
export function addGlyph(font: Buffer, donor: Buffer, character: string): Buffer {
  const to = readTables(font);
  const from = readTables(donor);
  if (to.has('HVAR')) throw new Error('Drop HVAR first: it would not know the new glyph');
  const code = character.codePointAt(0) ?? 0;
  const glyph = readCharMap(need(from, 'cmap')).get(code);
  if (glyph === undefined) throw new Error(`The donor has no ${character}`);
  const place = need(to, 'maxp').readUInt16BE(4);
  addOutline(to, outline(from, glyph));
  addAdvance(to, from, glyph);
  addVariation(to, from, glyph);
  to.set('cmap', writeCharMap(readCharMap(need(to, 'cmap')).set(code, place)));
  to.set('maxp', grown(need(to, 'maxp'), need(from, 'maxp')));
  return writeTables(to);
}

const outlineOffset = (tables: Tables, glyph: number): number => {
  const loca = need(tables, 'loca');
  const long = need(tables, 'head').readInt16BE(50) === 1;
  return long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
};

function outline(tables: Tables, glyph: number): Buffer {
  const found = need(tables, 'glyf').subarray(outlineOffset(tables, glyph), outlineOffset(tables, glyph + 1));
  if (found.readInt16BE(0) < 0) throw new Error('A composite glyph would need its parts as well');
  return found;
}

function addOutline(to: Tables, added: Buffer): void {
  const glyphs = need(to, 'maxp').readUInt16BE(4);
  const outlines = Buffer.concat([padded(need(to, 'glyf')), padded(added)]);
  const offsets = Array.from({ length: glyphs + 1 }, (_, glyph) => outlineOffset(to, glyph));
  offsets[glyphs] = outlines.length - padded(added).length;
  offsets.push(outlines.length);
  const loca = Buffer.alloc(offsets.length * 4);
  offsets.forEach((offset, index) => loca.writeUInt32BE(offset, index * 4));
  const head = Buffer.from(need(to, 'head'));
  head.writeInt16BE(1, 50);
  to.set('glyf', outlines).set('loca', loca).set('head', head);
}

/** Every glyph has a full advance record, so the new one is the next. */
function addAdvance(to: Tables, from: Tables, glyph: number): void {
  const count = need(to, 'maxp').readUInt16BE(4);
  const metrics = Buffer.alloc((count + 1) * 4);
  for (let index = 0; index < count; index++) advance(to, index).copy(metrics, index * 4);
  advance(from, glyph).copy(metrics, count * 4);
  const head = Buffer.from(need(to, 'hhea'));
  head.writeUInt16BE(count + 1, 34);
  to.set('hmtx', metrics).set('hhea', head);
}

function advance(tables: Tables, glyph: number): Buffer {
  const metrics = need(tables, 'hmtx');
  const full = need(tables, 'hhea').readUInt16BE(34);
  if (glyph < full) return metrics.subarray(glyph * 4, glyph * 4 + 4);
  const bearing = full * 4 + (glyph - full) * 2;
  return Buffer.concat([metrics.subarray(full * 4 - 4, full * 4 - 2), metrics.subarray(bearing, bearing + 2)]);
}

function addVariation(to: Tables, from: Tables, glyph: number): void {
  const own = readVariations(need(to, 'gvar'));
  const other = readVariations(need(from, 'gvar'));
  const moved = shiftSharedTuples(other.glyphs[glyph] ?? Buffer.alloc(0), own.shared.length, own.axes);
  const glyphs = [...own.glyphs, moved];
  to.set('gvar', writeVariations({ axes: own.axes, shared: [...own.shared, ...other.shared], glyphs }));
}

/** One more glyph, and the larger of both fonts' limits. */
function grown(own: Buffer, other: Buffer): Buffer {
  const limits = Buffer.from(own);
  limits.writeUInt16BE(own.readUInt16BE(4) + 1, 4);
  for (const at of [6, 8]) limits.writeUInt16BE(Math.max(own.readUInt16BE(at), other.readUInt16BE(at)), at);
  return limits;
}
