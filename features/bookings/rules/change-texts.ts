import { changeNotPaid, extrasNotPaid } from './flight-notes.ts';
import { instalmentNotPaid } from './payment-texts.ts';
import type { PaidAmendment } from './flight-amendments.ts';
import { datesNotPaid } from './stay-dates.ts';

type ChangeTexts = {
  /** At the gateway's checkout. Names no passenger: the gateway keeps it. */
  checkout: (words: string, title: string) => string;
  /** In the statement of the wallet. */
  statement: (title: string) => string;
  /** What became of the booking when nobody paid. */
  notPaid: (cause: string | null) => string;
};

const asChange = (words: string) => words.replace(/^Changed/, 'Change').replace(/\.$/, '');

/** The sentences about a change that is paid for, by its kind. */
export const CHANGE_TEXTS: Record<PaidAmendment['kind'], ChangeTexts> = {
  change: { checkout: asChange, statement: (title) => `Change of ${title}`, notPaid: changeNotPaid },
  extras: {
    checkout: (_, title) => `Seats, meals and bags, ${title}`,
    statement: (title) => `Seats, meals and bags of ${title}`,
    notPaid: extrasNotPaid,
  },
  instalment: {
    checkout: (words, title) => `${words}, ${title}`,
    statement: (title) => `Payment for ${title}`,
    notPaid: instalmentNotPaid,
  },
  dates: {
    checkout: (words, title) => `${title}: ${asChange(words)}`,
    statement: (title) => `Change of dates, ${title}`,
    notPaid: datesNotPaid,
  },
};
