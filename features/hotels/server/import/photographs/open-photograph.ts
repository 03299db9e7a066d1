import 'server-only';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { UnreadablePhotograph } from '#lib/server/ports/supplier-photographs.ts';

/** The largest source file in bytes: a camera's largest JPEG is about half of it. */
export const MOST_BYTES = 25 * 1024 * 1024;

/**
 * Reads a file below a folder. Throws UnreadablePhotograph where there is none, it is not a file, it is larger than
 * MOST_BYTES, or its name or a link leads out of the folder.
 */
export async function openPhotograph(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const root = await realpath(folder);
  const asked = path.resolve(root, name);
  if (path.isAbsolute(name) || !isBelow(root, asked))
    throw new UnreadablePhotograph('leads out of the folder of the list');
  const real = await realpath(asked).catch(() => null);
  if (real === null) throw new UnreadablePhotograph('is not there');
  if (!isBelow(root, real)) throw new UnreadablePhotograph('is a link out of the folder of the list');
  const file = await open(real, 'r');
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new UnreadablePhotograph('is no file');
    if (status.size > MOST_BYTES) throw new UnreadablePhotograph(`is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}

const isBelow = (root: string, file: string): boolean => file.startsWith(root + path.sep);
