import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { runInWorker } from '../run-in-worker.ts';
import type { EncodeAnswer, EncodeTask } from './encode-worker.ts';
import { kindProblem } from './picture-file.ts';

const ENCODING = { file: 'lib/server/photographs/encode-worker.ts', timeoutMs: 120_000, memoryMb: 512 };

/**
 * Decodes a JPEG, PNG or WebP, by its first bytes, in a worker thread and encodes its pixels in every width and format;
 * nothing else of the source is kept. Gives `problem` where it is refused, to be read behind "this photograph". Throws
 * UNAVAILABLE while too many wait.
 */
export async function encodePhotograph(task: EncodeTask): Promise<EncodeAnswer> {
  const problem = kindProblem(task.bytes);
  if (problem) return { problem };
  try {
    return await runInWorker<EncodeAnswer>(ENCODING, task);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_LARGE')
      return { problem: 'takes too long or too much memory to read' };
    throw error;
  }
}
