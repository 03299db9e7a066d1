import 'server-only';
import { log } from '#lib/server/log.ts';
import type { Attachment } from '#lib/server/ports/mail.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { DocumentOrder } from './document-order.ts';
import { renderDocuments } from './render-documents.ts';

/** Mail servers refuse emails of 10 MB and more, and attachments grow by a third in transit. */
const MOST_EMAIL_BYTES = 6_000_000;

/**
 * The documents of an email, rendered now and not stored; what does not fit in its size is left out, and so is a document
 * that cannot be rendered: it does not hold up the email, and is on the page of the trip. `taken`: bytes that other
 * attachments take. `about` is logged. Throws UNAVAILABLE where too many are being rendered; the email is then tried again.
 */
export async function documentsForEmail(
  orders: readonly DocumentOrder[],
  about: { bookingId: string; email: string },
  taken = 0,
): Promise<Attachment[]> {
  try {
    let left = MOST_EMAIL_BYTES - taken;
    return (await renderDocuments(orders)).filter(({ bytes }) => (left -= bytes.length) >= 0);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
    log().error({ err: error, ...about }, 'the documents of an email could not be made');
    return [];
  }
}
