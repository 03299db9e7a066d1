import { ApiFailure } from '#lib/client/api-failure.ts';
import { MOST_PHOTOGRAPH_BYTES } from '../../rules/gallery-limits.ts';

/** The longest side that is sent, in pixels: more than is ever shown. */
const LONGEST_SIDE = 2400;

/**
 * A chosen photograph as it is sent, in base64: drawn anew, smaller where it is large, so that a telephone sends one
 * megabyte instead of eight and no place leaves it. What the browser cannot draw is sent as it is, and the server says what
 * is wrong. Throws ApiFailure beside `file` where there is none, or it is too large.
 */
export async function preparePhotograph(file: File | null): Promise<string> {
  if (!file) throw refused('Choose a photograph.');
  const ready = await drawnAnew(file).catch(() => file);
  if (ready.size > MOST_PHOTOGRAPH_BYTES)
    throw refused(`The photograph is larger than ${MOST_PHOTOGRAPH_BYTES / 1e6} MB.`);
  return asBase64(ready);
}

const refused = (message: string) => new ApiFailure('INVALID_INPUT', message, 400, { fields: { file: message } });

async function drawnAnew(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file); // upright
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/jpeg', 0.9),
  );
}

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(refused('This file cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });
