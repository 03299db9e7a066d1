import type { IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { TransportDetails } from '../details.ts';
import { type CostFields, costFacts } from './cost-fields.ts';
import { indianTime, requestFacts, requestTitle, whenText } from './request-text.ts';
import type { TransportState } from './states.ts';

type Quote = { name: string; total: number; expiresAt: Date; departsAt: Date };

/** What every email about a request says. `quotes`: those that can still be chosen. Amounts in paise. */
export type TransportEmailFacts = {
  name: string;
  details: TransportDetails;
  fields: CostFields;
  quotes: readonly Quote[];
  chosen: Quote | null;
  link: string;
  today: IsoDate;
};

const shown = (amount: number) => formatMoney(money(amount), 'indian');

/** A quote arrived: its price and until when it is valid. */
export function quoteEmail({ name, details, quotes, link, today }: TransportEmailFacts): EmailParts {
  return {
    subject: `Quote received: ${requestTitle(details)}, ${whenText(details, today)}`,
    name,
    parts: [
      `${PRODUCT.name} sent ${quotes.length === 1 ? 'a quote' : `${quotes.length} quotes`} for your transport request. Choose one before it expires.`,
      {
        facts: quotes.map(
          (quote) => [quote.name, `${shown(quote.total)}, until ${indianTime(quote.expiresAt, today)}`] as const,
        ),
      },
      { button: 'Choose a quote', url: link },
      { small: 'Nothing is booked or charged until you choose.' },
    ],
  };
}

/** The names of ticket files that are attached, and of those that are too large for one email. */
export type TicketNames = { attached: readonly string[]; left: readonly string[] };

/** What is said, above the button, of files that are too large together; nothing where all are attached. */
const tooLarge = ({ left }: TicketNames): string[] =>
  left.length
    ? [
        `Too large to attach: ${andList(left)}. Download ${left.length === 1 ? 'it' : 'them'} from the booking before you travel:`,
      ]
    : [];

/** It is booked: ticket number, details, price, and the tickets that come with it. */
export function confirmedEmail(
  { name, details, fields, chosen, link, today }: TransportEmailFacts,
  { ticketNumber, note, tickets }: { ticketNumber: string; note: string; tickets: TicketNames },
): EmailParts {
  return {
    subject: `Confirmed: ${requestTitle(details)}, ${whenText(details, today)}`,
    name,
    parts: [
      'Your transport is booked and confirmed.',
      {
        facts: [
          ['Ticket or booking number', ticketNumber],
          ...(chosen
            ? ([
                ['Booked', chosen.name],
                ['Departs', indianTime(chosen.departsAt, today)],
              ] as const)
            : []),
          ...[...requestFacts(details, today), ...costFacts(fields)].map(({ label, value }) => [label, value] as const),
          ...(chosen ? ([['Paid by your company', shown(chosen.total)]] as const) : []),
        ],
      },
      ...(note ? [note] : []),
      ...tooLarge(tickets),
      { button: 'See the booking', url: link },
    ],
  };
}

/** A ticket was added after the confirmation: all tickets there are, attached where they fit. */
export function ticketEmail(
  { name, details, link, today }: TransportEmailFacts,
  { ticketNumber, files, tickets }: { ticketNumber: string; files: readonly string[]; tickets: TicketNames },
): EmailParts {
  return {
    subject: `Ticket added: ${requestTitle(details)}, ${whenText(details, today)}`,
    name,
    parts: [
      `${PRODUCT.name} added ${files.length === 1 ? 'the ticket' : 'tickets'} to your booking.${tickets.attached.length ? ` ${attachedText(tickets, files.length)}` : ''}`,
      {
        facts: [['Ticket or booking number', ticketNumber], ...files.map((file) => ['File', file] as const)],
      },
      ...tooLarge(tickets),
      { button: 'See the booking', url: link },
    ],
  };
}

/** "It is attached." of one file, "They are attached." of all, "Attached: a.pdf and b.pdf." of some. */
const attachedText = ({ attached, left }: TicketNames, files: number): string =>
  left.length ? `Attached: ${andList(attached)}.` : files === 1 ? 'It is attached.' : 'They are attached.';

/** It was cancelled, or could not be booked, and what came back. */
export function endedEmail(
  { name, details, link, today }: TransportEmailFacts,
  { state, note, refund }: { state: TransportState; note: string; refund: { amount: number; charge: number } | null },
): EmailParts {
  const cancelled = state === 'cancelled';
  return {
    subject: `${cancelled ? 'Cancelled' : 'Not available'}: ${requestTitle(details)}, ${whenText(details, today)}`,
    name,
    parts: [
      cancelled
        ? 'Your transport request is cancelled.'
        : `${PRODUCT.name} could not book the transport you asked for.`,
      ...(note ? [note] : []),
      refund
        ? `${shown(refund.amount)} went back to your company’s account${refund.charge ? `; ${shown(refund.charge)} was kept, as the quote said` : ''}.`
        : 'Nothing was charged.',
      { button: 'See the request', url: link },
    ],
  };
}
