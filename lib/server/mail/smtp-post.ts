import 'server-only';
import { createTransport } from 'nodemailer';
import type { Post } from '../ports/mail.ts';
import { messageOf } from './message.ts';

/** Time limits of an SMTP server in milliseconds: connecting, greeting, silence, and a whole email. */
export const SMTP_LIMITS = { connect: 10_000, greeting: 10_000, silence: 20_000, email: 45_000 };

/** Connections kept open; one per lane that sends (`start/jobs.ts`). */
const CONNECTIONS = 12;

/**
 * Sends emails by SMTP over persistent connections. TLS is used wherever the server offers it, and required by
 * `smtps://`. An email fails when the server exceeds a limit, so a hanging server blocks a lane for less than the
 * email's lease. After `close` nothing is sent.
 */
export function smtpPost(url: string, from: string, limits = SMTP_LIMITS): Post & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    dnsTimeout: limits.connect,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (email) => {
      await transport.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(limits.email) });
    },
    close: () => transport.close(),
  };
}
