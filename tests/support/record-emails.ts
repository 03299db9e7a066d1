import { appendFileSync } from 'node:fs';
import { withLayout } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';

/** An email that a template wrote while the tests ran. */
export type RecordedEmail = { template: string; subject: string; text: string; html: string; attachments: string[] };

const to = process.env.RECORD_EMAILS;
/** What was written down already, in this process: one email of each template and subject, whatever its figures. */
const seen = new Set<string>();

/**
 * The templates, each of which writes down what it wrote, a line of JSON an email, to the file that RECORD_EMAILS names.
 * A browser test looks at them (`e2e/recorded/emails.spec.ts`). Without that name they are returned as they are.
 */
export function recorded(templates: Record<string, MailTemplate>): Record<string, MailTemplate> {
  if (!to) return templates;
  const recording = (template: string, write: MailTemplate): MailTemplate => {
    return async (db, mail) => {
      const email = await write(db, mail);
      if (!email) return email;
      const { subject, text, html = '', attachments = [] } = withLayout(email);
      const kind = `${template} ${subject.replace(/\d+/g, '0')}`;
      if (!seen.has(kind)) {
        seen.add(kind);
        const email = { template, subject, text, html, attachments: attachments.map(({ name }) => name) };
        appendFileSync(to, `${JSON.stringify(email satisfies RecordedEmail)}\n`);
      }
      return email;
    };
  };
  return Object.fromEntries(Object.entries(templates).map(([name, write]) => [name, recording(name, write)]));
}
