import 'server-only';
import { createHash } from 'node:crypto';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Email } from '../ports/mail.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * An email as nodemailer takes it. The recipient is given as an address, never parsed out of a text, so that a comma or
 * a line break in it brings no second one. The Message-ID is the email's own: sent twice, it is one message to a mailbox.
 */
export const messageOf = ({ id, to, subject, text, html, attachments = [] }: Email, from: string) => ({
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
  messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${PRODUCT.id}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
