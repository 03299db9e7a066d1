import 'server-only';
import { createTransport } from 'nodemailer';
import type { Post } from '../ports/mail.ts';
import { messageOf } from './message.ts';

/** Milliseconds that an SMTP server has: to be found and connected, to greet, to say anything at all, and for a whole email. */
export const SMTP_LIMITS = { connect: 10_000, greeting: 10_000, silence: 20_000, email: 45_000 };

/** Connections kept open to the server: one for each lane that sends (`start/jobs.ts`). */
const CONNECTIONS = 12;

/**
 * Emails by SMTP, over connections that are kept open. TLS is used wherever the server offers it, and demanded by
 * `smtps://`. An email fails once the server has taken longer than `limits` allow, so a server that hangs keeps a lane
 * for less than the lease of its email. After `close` nothing is sent.
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
