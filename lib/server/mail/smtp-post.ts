import 'server-only';
import { createTransport } from 'nodemailer';
import type { Post } from '../ports/mail.ts';
import { messageOf } from './message.ts';
import { isOfTheAddress, RecipientRefused } from './undeliverable.ts';

/** Time limits of an SMTP server in milliseconds: connecting, greeting, silence, and a whole email. */
export const SMTP_LIMITS = { connect: 10_000, greeting: 10_000, silence: 20_000, email: 45_000 };

/** Connections kept open; one per lane that sends (`start/jobs.ts`). */
const CONNECTIONS = 12;

/**
 * Sends emails by SMTP over persistent connections. TLS is used wherever the server offers it, and required by
 * `smtps://`. An email fails when the server exceeds a limit, so a hanging server blocks a lane for less than the
 * email's lease. After `close` nothing is sent. Reports on what could not be delivered go to `bounceAddress`, or else to
 * the sender.
 */
export function smtpPost(
  url: string,
  { from, bounceAddress }: { from: string; bounceAddress?: string | undefined },
  limits = SMTP_LIMITS,
): Post & { close: () => void } {
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
      const message = messageOf(email, from);
      const envelope = bounceAddress ? { envelope: { from: bounceAddress, to: message.to } } : {};
      await transport
        .sendMail({ ...message, ...envelope, signal: AbortSignal.timeout(limits.email) })
        .catch((error: unknown) => {
          const status = statusOfRefusal(error);
          throw status && isOfTheAddress(status) ? new RecipientRefused(status) : error;
        });
    },
    close: () => transport.close(),
  };
}

/** The enhanced status code with which a server refused an email: "550 5.1.1 <nobody@…> User unknown" gives 5.1.1. */
function statusOfRefusal(error: unknown): string | undefined {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  return typeof response === 'string' ? /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1] : undefined;
}
