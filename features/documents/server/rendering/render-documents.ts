import 'server-only';
import { giveToWorker } from '#lib/server/lasting-worker.ts';
import type { RenderedDocument, DocumentOrder } from './document-order.ts';

/** An e-ticket of six bounds for sixteen people takes 2 s, on a busy machine 20. */
const PRINTER = { file: 'features/documents/server/rendering/render-worker.ts', timeoutMs: 20_000, memoryMb: 256 };

/**
 * Renders documents in a worker thread, one order after the other: on the event loop a large ticket would block
 * everybody for seconds. Throws UNAVAILABLE while too many are being rendered.
 */
export const renderDocuments = (orders: readonly DocumentOrder[]): Promise<RenderedDocument[]> =>
  orders.length ? giveToWorker<RenderedDocument[]>(PRINTER, orders) : Promise.resolve([]);

/** Renders one document and gives its bytes. */
export async function renderDocument(order: DocumentOrder): Promise<Uint8Array> {
  const [document] = await renderDocuments([order]);
  if (!document) throw new Error(`no ${order.kind} was made`);
  return document.bytes;
}
