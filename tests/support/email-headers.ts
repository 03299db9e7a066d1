import { createTransport } from 'nodemailer';
import { messageOf } from '#lib/server/mail/message.ts';

/** The headers of an email as a mail program gets them, unfolded (RFC 5322). */
export async function headersOf(email: Parameters<typeof messageOf>[0]): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(messageOf(email, 'post@example.com'));
  return (message as Buffer)
    .toString()
    .split('\r\n\r\n')[0]!
    .replace(/\r\n(?=[ \t])/g, '');
}
