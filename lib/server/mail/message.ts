import 'server-only';
import { createHash } from 'node:crypto';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Email } from '../ports/mail.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The Message-ID of an email of ours, without its brackets; its own id does not show. */
export const messageIdOf = (id: string): string =>
  `${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${PRODUCT.id}`;

/**
 * An email as nodemailer expects it. The recipient is an address object, never parsed from a text, so that a comma or
 * line break cannot add a recipient. The Message-ID is stable: sent twice, it is one message in a mailbox.
 */
export const messageOf = (
  { id, to, subject, text, html, attachments = [], unsubscribe, replyTo, inReplyTo, references = [] }: Email,
  from: string,
) => ({
  from,
  to: { name: '', address: oneLine(to) },
  subject: oneLine(subject),
  text,
  ...(html ? { html } : {}),
  ...(attachments.length
    ? {
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: oneLine(name),
          contentType: type,
          content: Buffer.from(bytes),
        })),
      }
    : {}),
  ...(replyTo ? { replyTo: { name: '', address: oneLine(replyTo) } } : {}),
  ...(inReplyTo ? { inReplyTo: `<${inReplyTo}>` } : {}),
  ...(references.length ? { references: references.map((reference) => `<${reference}>`) } : {}),
  messageId: `<${messageIdOf(id)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe
      ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
});
