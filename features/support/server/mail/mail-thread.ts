import 'server-only';
import { messageIdOf } from '#lib/server/mail/message.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import type { MessageRow } from '../threads.repo.ts';

/** The id of the email that a message of an enquiry causes; the first message causes the confirmation. */
export const mailIdOf = (enquiryId: string, position: number): string => `mal_${enquiryId}_${position}`;

/** Message-IDs named in one email: the first and the latest, as RFC 5322 lets a long list be shortened. */
const MOST_NAMED = 10;

/** The headers by which a mail program shows an email below the earlier ones of its enquiry (RFC 5322, section 3.6.4). */
export function threadHeaders(before: readonly MessageRow[]): Pick<Email, 'inReplyTo' | 'references'> {
  const ids = before.flatMap(({ enquiryId, position, staffId, mailMessageId }) => {
    if (mailMessageId) return [mailMessageId];
    return staffId || position === 1 ? [messageIdOf(mailIdOf(enquiryId, position))] : [];
  });
  const [first, ...others] = ids;
  const inReplyTo = ids.at(-1);
  return first && inReplyTo ? { inReplyTo, references: [first, ...others.slice(-MOST_NAMED)] } : {};
}
