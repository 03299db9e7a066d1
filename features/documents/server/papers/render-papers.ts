import 'server-only';
import { runInWorker } from '#lib/server/run-in-worker.ts';
import type { Paper, PaperOrder } from './paper-order.ts';

const MAKING = { file: 'features/documents/server/papers/papers-worker.ts', timeoutMs: 20_000, memoryMb: 256 };

/** Letters wait for each other here, so that people who import a file always find one of the two threads free. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Makes papers in a thread of their own (a PDF takes longer than the 50 ms that anything may hold the event loop), one
 * letter's after the other's. Throws what the thread throws.
 */
export function renderPapers(orders: readonly PaperOrder[]): Promise<Paper[]> {
  if (!orders.length) return Promise.resolve([]);
  const papers = before.then(() => runInWorker<Paper[]>(MAKING, orders));
  before = papers.catch(() => undefined); // whoever waits next does not fail with this one
  return papers;
}
