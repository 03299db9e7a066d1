import 'server-only';
import { createTransport } from 'nodemailer';
import type { Post } from '../ports/mail.ts';
import { messageOf } from './message.ts';

/** Letters by SMTP. TLS is used wherever the server offers it, and demanded by `smtps://`. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, from));
    },
  };
}
