import 'server-only';
import { giveToWorker } from '#lib/server/lasting-worker.ts';
import type { BookedFlight } from './booked-flight.ts';
import type { BookedStay } from './booked-stay.ts';
import type { CreditNote } from './issue-credit-note.ts';
import type { Invoice } from './issue-invoice.ts';

export type PaperTask =
  | { paper: 'ticket'; content: BookedFlight }
  | { paper: 'voucher'; content: BookedStay }
  | { paper: 'invoice'; content: Invoice }
  | { paper: 'credit-note'; content: CreditNote };

/** A ticket of six directions for sixteen people takes 2 s; twenty, on a machine that does ten other things. */
const PRINTER = { file: 'features/documents/server/paper-worker.ts', timeoutMs: 20_000, memoryMb: 256 };

/**
 * Prints a paper in the thread for papers: PDF, A4. On the event loop a large ticket would hold everybody up for seconds.
 * Throws UNAVAILABLE while too many are being printed.
 */
export const printPaper = (task: PaperTask): Promise<Uint8Array> => giveToWorker<Uint8Array>(PRINTER, task);
