import 'server-only';
import { languageOfAddress } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Language } from '#lib/server/language.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { EventRow } from './events.repo.ts';

type Choice = Language | null | undefined;

/**
 * Writes an email to a guest of an event, in the language of the traveller's account of the address; without one in the
 * first of `chosen`: what the guest chose when they registered, then what the browser chose that caused the email (ADR 87).
 */
export async function writeToGuest<Written extends Pick<Email, 'subject' | 'text' | 'html'> | null>(
  db: Db,
  recipient: string,
  chosen: readonly Choice[],
  write: () => Written,
): Promise<Written> {
  const ofAccount = await languageOfAddress(db, recipient);
  return writeIn(ofAccount ?? chosen.find((language) => language) ?? null, write);
}

/** Who comes on which days, on two lines of an email. */
export function whoComes({ zone }: Pick<EventRow, 'zone'>, companions: number, days: readonly IsoDate[]): string {
  const today = clock.today(zone);
  const who = companions
    ? t('You and {companions}', { companions: countedInWords(companions, 'companion') })
    : t('You alone');
  return [
    t('Who comes: {who}', { who }),
    t('Days: {days}', { days: andList(days.map((day) => formatDate(day, today))) }),
  ].join('\n');
}
