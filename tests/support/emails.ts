import type { Db } from '#lib/server/db/connect.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import { faultsOfEmail } from './email-faults.ts';
import { recorded } from './record-emails.ts';

/**
 * Lets the post do its rounds until nothing is due; gives what it carried. Throws where an email's text and HTML differ, or
 * its HTML is not that of the one layout.
 */
export async function deliver(db: Db): Promise<Email[]> {
  const emails: Email[] = [];
  const post = { send: async (email: Email) => void emails.push(email) };
  while (await sendMails(db, { templates: recorded(EMAIL_TEMPLATES), post }));
  const faults = emails.flatMap(faultsOfEmail);
  if (faults.length) throw new Error(`emails with faults: ${faults.join('; ')}`);
  return emails;
}

/** The path and the token of the link in an email. */
export function linkIn(email: Email | undefined): { path: string; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(email?.text ?? '')?.[0] ?? 'http://no.link');
  return { path: url.pathname, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' };
}
