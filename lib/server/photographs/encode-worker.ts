import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { photographWidths, type PhotographFormat } from '#lib/shared/photographs.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PictureKind } from './picture-file.ts';

/*
 * The worker thread in which one photograph is decoded, rotated upright and encoded in every width and format. Only
 * pixels are copied: places, names and previews of its metadata are dropped.
 */

export type EncodeTask = {
  bytes: Uint8Array<ArrayBuffer>;
  formats: readonly PhotographFormat[];
  /** Smallest source in pixels. */
  least: { width: number; height: number };
  /** Of a moving picture the first frame is taken, and files that are whole but not quite by the book, as telephones write. */
  lenient?: boolean;
};
export type EncodedFile = { width: number; format: PhotographFormat; bytes: Uint8Array };
export type EncodeAnswer = { problem: string } | { widths: number[]; height: number; files: EncodedFile[] };

/** More pixels than any camera's; a small file that decodes to more is a decompression bomb. */
const MOST_PIXELS = 100_000_000;
/** The largest size that is ever shown. */
const MOST_RATIO = 3;
/** Formats whose pixels are decoded; of others only the head is read. */
const DECODED: ReadonlySet<string> = new Set<PictureKind>(['jpeg', 'png', 'webp']);
const NOT_WHAT_IT_SAYS = 'cannot be decoded: it is damaged, or not what it says';
/** Seconds for one picture, enforced within libvips too: terminating the thread would not stop it. */
const SECONDS = 30;

/*
 * Other decoders are not switched off with `sharp.block`: that would be for the whole process, in which Next draws preview
 * images from SVG with the same library.
 */
sharp.cache(false);
sharp.concurrency(1);

parentPort?.postMessage(await answer(workerData as EncodeTask));

async function answer(task: EncodeTask): Promise<EncodeAnswer> {
  try {
    return await encode(task);
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (text.includes('pixel limit')) return { problem: `unpacks to more than ${MOST_PIXELS / 1e6} million pixels` };
    if (text.includes('timeout')) return { problem: `takes longer than ${counted(SECONDS, 'second')} to read` };
    return { problem: NOT_WHAT_IT_SAYS };
  }
}

async function encode({ bytes, formats, least, lenient }: EncodeTask): Promise<EncodeAnswer> {
  const source = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: lenient ? 'error' : 'warning',
    autoOrient: true,
  });
  const { format, pages = 1, autoOrient } = await source.metadata();
  if (!DECODED.has(format)) return { problem: NOT_WHAT_IT_SAYS };
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) return { problem: `unpacks to more than ${MOST_PIXELS / 1e6} million pixels` };
  if (pages > 1 && !lenient) return { problem: 'moves; a photograph is one picture' };
  if (width < least.width || height < least.height)
    return { problem: `is ${width} × ${height} pixels; at least ${least.width} × ${least.height} are needed` };
  if (width / height > MOST_RATIO || height / width > MOST_RATIO)
    return { problem: `is ${width} × ${height} pixels: too long for any frame` };
  const widths = photographWidths(width);
  const { data, info } = await source
    .resize({ width: widths.at(-1) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: EncodedFile[] = [];
  for (const each of widths)
    for (const format of formats) {
      const sized = sharp(data, { raw }).resize({ width: each }).timeout({ seconds: SECONDS });
      const made = format === 'avif' ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 78 });
      files.push({ width: each, format, bytes: new Uint8Array(await made.toBuffer()) });
    }
  return { widths, height: info.height, files };
}
