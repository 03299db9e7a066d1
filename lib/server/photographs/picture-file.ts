import 'server-only';

/** Accepted file types. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const ENDINGS: Record<string, PictureKind> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };
const WORDS: Record<PictureKind, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };

/** Signatures of other file types, to name them in the report. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--|!DOCTYPE svg)/i, 'an SVG drawing'],
  [/^\s*<(?:!DOCTYPE )?html/i, 'a web page'],
  [/^GIF8/, 'a GIF'],
  [/^BM/, 'a BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF'],
  [/^%PDF/, 'a PDF'],
  [/^PK/, 'a ZIP archive'],
  [/^....ftyp/s, 'a HEIC or AVIF picture, or a film'],
];

/**
 * Why a file is not accepted, by its first bytes, its name and where its picture ends; null when it is. A file that
 * contains something after its picture (a polyglot) is refused, although only its pixels would be stored.
 */
export function pictureProblem(bytes: Uint8Array, name: string): string | null {
  const kind = kindOf(bytes);
  if (!kind) return kindProblem(bytes);
  const named = ENDINGS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (named !== kind) return `is a ${WORDS[kind]} file by its content, but not by its name`;
  const end = { jpeg: endOfJpeg, png: endOfPng, webp: endOfWebp }[kind](bytes);
  if (end === null || end > bytes.length) return 'is cut off: the end of the picture is missing';
  const rest = bytes.subarray(end);
  return rest.some((byte) => byte !== 0)
    ? `has ${rest.length} bytes after the end of the picture; save it again as ${WORDS[kind]}`
    : null;
}

/** Names a file that is none of the accepted types by its first bytes; null for one that is. */
export function kindProblem(bytes: Uint8Array): string | null {
  if (kindOf(bytes)) return null;
  const begins = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const other = OTHERS.find(([beginning]) => beginning.test(begins))?.[1] ?? 'no picture we can read';
  return `is ${other}; photographs are JPEG, PNG or WebP`;
}

/** The type by signature; null for everything else. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? 'webp' : null;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** RIFF states its length without the eight bytes of its header; an odd length is padded by a byte. */
function endOfWebp(bytes: Uint8Array): number {
  const length = view(bytes).getUint32(4, true);
  return 8 + length + (length % 2);
}

/** PNG consists of chunks of length, name, data and checksum; IEND is the last. */
function endOfPng(bytes: Uint8Array): number | null {
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + data.getUint32(at);
    if (data.getUint32(at + 4) === 0x49454e44) return next;
    at = next;
  }
  return null;
}

/**
 * JPEG consists of segments with a length, and after each "start of scan" data in which FF is followed by 00 or a
 * restart marker until the next segment (ITU T.81, B.1.1). A preview within a segment has an end marker of its own,
 * which is skipped.
 */
function endOfJpeg(bytes: Uint8Array): number | null {
  const data = view(bytes);
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      if (at + 4 > bytes.length) return null;
      at += 2 + data.getUint16(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return null;
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
