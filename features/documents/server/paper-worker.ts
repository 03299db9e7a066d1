import 'server-only';
import { answerTasks } from '#lib/server/answer-tasks.ts';
import type { PaperTask } from './print-paper.ts';
import { renderCreditNote } from './render-credit-note.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderTicket } from './render-ticket.ts';
import { renderVoucher } from './render-voucher.ts';

/* The thread in which papers are printed. Fonts and the code printer are loaded here and nowhere else. */

answerTasks((task: PaperTask) => {
  switch (task.paper) {
    case 'ticket':
      return renderTicket(task.content);
    case 'voucher':
      return renderVoucher(task.content);
    case 'invoice':
      return renderInvoice(task.content);
    case 'credit-note':
      return renderCreditNote(task.content);
  }
});
