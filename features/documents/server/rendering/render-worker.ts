import 'server-only';
import { answerTasks } from '#lib/server/answer-tasks.ts';
import { calendarMethod } from '../../rules/calendar-method.ts';
import { renderCalendar } from '../render-calendar.ts';
import { renderCreditNote } from '../render-credit-note.ts';
import { renderInvoice } from '../render-invoice.ts';
import { renderPackageVoucher } from '../render-package-voucher.ts';
import { renderReceipt } from '../render-receipt.ts';
import { renderTicket } from '../render-ticket.ts';
import { renderVoucher } from '../render-voucher.ts';
import { fileNameOf, type RenderedDocument, type DocumentOrder } from './document-order.ts';

/* The worker thread that renders documents. Fonts and the bar code library are loaded only here. */

function bytesOf(order: DocumentOrder): Promise<Uint8Array> | Uint8Array {
  switch (order.kind) {
    case 'voucher':
      return renderVoucher(order.stay);
    case 'package-voucher':
      return renderPackageVoucher(order.trip);
    case 'ticket':
      return renderTicket(order.trip);
    case 'invoice':
      return renderInvoice(order.invoice);
    case 'credit-note':
      return renderCreditNote(order.note);
    case 'receipt':
      return renderReceipt(order.receipt);
    case 'calendar':
      return renderCalendar(order.trip, order);
  }
}

const typeOf = (order: DocumentOrder): string =>
  order.kind === 'calendar'
    ? `text/calendar; charset=utf-8; method=${calendarMethod(order.cancelled ?? false)}`
    : 'application/pdf';

answerTasks(async (orders: readonly DocumentOrder[]): Promise<RenderedDocument[]> => {
  const documents: RenderedDocument[] = [];
  for (const order of orders)
    documents.push({
      name: fileNameOf(order),
      type: typeOf(order),
      bytes: await bytesOf(order),
    });
  return documents;
});
