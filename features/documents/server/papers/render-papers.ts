import 'server-only';
import { giveToWorker } from '#lib/server/lasting-worker.ts';
import type { RenderedDocument, DocumentOrder } from './paper-order.ts';

/** An e-ticket of six directions for sixteen people takes 2 s; twenty, on a machine that does ten other things. */
const PRINTER = { file: 'features/documents/server/papers/papers-worker.ts', timeoutMs: 20_000, memoryMb: 256 };

/**
 * Makes papers in the thread for papers, one order after the other: on the event loop a large ticket would hold everybody
 * up for seconds. Throws UNAVAILABLE while too many are being made.
 */
export const renderDocuments = (orders: readonly DocumentOrder[]): Promise<RenderedDocument[]> =>
  orders.length ? giveToWorker<RenderedDocument[]>(PRINTER, orders) : Promise.resolve([]);

/** The bytes of one paper, made the same way. */
export async function renderDocument(order: DocumentOrder): Promise<Uint8Array> {
  const [paper] = await renderDocuments([order]);
  if (!paper) throw new Error(`no ${order.kind} was made`);
  return paper.bytes;
}
