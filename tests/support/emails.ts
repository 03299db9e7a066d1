import type { Db } from '#lib/server/db/connect.ts';
import { type MailTemplate, sendMails } from '#lib/server/mail/send-mails.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import { faultsOfEmail } from './email-faults.ts';
import { recorded } from './record-emails.ts';

/**
 * Lets the post do its rounds until nothing is due; gives what it carried. Throws where an email's text and HTML differ, or
 * its HTML is not that of the one layout. `told` hears the name of each template that wrote one.
 */
export async function deliver(db: Db, { told }: { told?: (template: string) => void } = {}): Promise<Email[]> {
  const emails: Email[] = [];
  const post = { send: async (email: Email) => void emails.push(email) };
  const templates = told ? telling(EMAIL_TEMPLATES, told) : EMAIL_TEMPLATES;
  while (await sendMails(db, { templates: recorded(templates), post }));
  const faults = emails.flatMap(faultsOfEmail);
  if (faults.length) throw new Error(`emails with faults: ${faults.join('; ')}`);
  return emails;
}

const telling = (
  templates: Record<string, MailTemplate>,
  told: (template: string) => void,
): Record<string, MailTemplate> =>
  Object.fromEntries(
    Object.entries(templates).map(([name, write]): [string, MailTemplate] => [
      name,
      async (...asked) => {
        const email = await write(...asked);
        if (email) told(name);
        return email;
      },
    ]),
  );

/** The path and the token of the link in an email. */
export function linkIn(email: Email | undefined): { path: string; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(email?.text ?? '')?.[0] ?? 'http://no.link');
  return { path: url.pathname, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' };
}
