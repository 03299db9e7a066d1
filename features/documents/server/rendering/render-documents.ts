import 'server-only';
import { giveToWorker } from '#lib/server/lasting-worker.ts';
import type { RenderedDocument, DocumentOrder } from './document-order.ts';

/** An e-ticket of six directions for sixteen people takes 2 s; twenty, on a machine that does ten other things. */
const PRINTER = { file: 'features/documents/server/rendering/render-worker.ts', timeoutMs: 20_000, memoryMb: 256 };

/**
 * Makes documents in the thread for documents, one order after the other: on the event loop a large ticket would hold everybody
 * up for seconds. Throws UNAVAILABLE while too many are being made.
 */
export const renderDocuments = (orders: readonly DocumentOrder[]): Promise<RenderedDocument[]> =>
  orders.length ? giveToWorker<RenderedDocument[]>(PRINTER, orders) : Promise.resolve([]);

/** The bytes of one document, made the same way. */
export async function renderDocument(order: DocumentOrder): Promise<Uint8Array> {
  const [document] = await renderDocuments([order]);
  if (!document) throw new Error(`no ${order.kind} was made`);
  return document.bytes;
}
