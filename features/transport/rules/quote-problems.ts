import type { FieldErrors } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { DAYS_AHEAD, SHORTEST_QUOTE } from './limits.ts';

type QuoteTimes = {
  departsAt: Date | null;
  expiresAt: Date | null;
  freeUntil: Date | null;
  charge: number;
  total: number;
};

const MINUTE = 60_000;
const NO_DAY = 'There is no such day.';

/** What is wrong with a quote beyond single fields: times out of order, or a charge above its price (paise). */
export function quoteProblems({ departsAt, expiresAt, freeUntil, charge, total }: QuoteTimes, now: Date): FieldErrors {
  const fields: FieldErrors = {};
  if (departsAt === null) fields.departsAt = NO_DAY;
  else if (departsAt <= now) fields.departsAt = 'The departure is in the past.';
  else if (departsAt.getTime() > now.getTime() + (DAYS_AHEAD + 30) * 24 * 60 * MINUTE)
    fields.departsAt = 'The departure is too far ahead.';
  if (expiresAt === null) fields.expiresAt = NO_DAY;
  else if (expiresAt.getTime() < now.getTime() + SHORTEST_QUOTE * MINUTE)
    fields.expiresAt = `A price is valid for at least ${counted(SHORTEST_QUOTE, 'minute')}.`;
  else if (departsAt !== null && expiresAt > departsAt) fields.expiresAt = 'A price is valid until departure at most.';
  if (freeUntil !== null && departsAt !== null && freeUntil > departsAt)
    fields.freeUntil = 'Cancelling is free until departure at most.';
  if (charge > total) fields.charge = 'The charge is above the price. Leave it empty to keep all of it.';
  return fields;
}
