import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Header } from '#components/layout/header.tsx';
import { Page } from '#components/layout/page.tsx';
import { forDevelopers } from '#lib/server/for-developers.ts';
import { readMailbox } from '#lib/server/mail/read-mailbox.ts';
import { NoPage } from '../../no-page.tsx';
import { StoredEmailCard } from './stored-email-card.tsx';

export const metadata: Metadata = { title: 'Emails', robots: { index: false } };

/**
 * The emails of the embedded mailer, for developers. Where real mail is sent, and in production, the page does not
 * exist.
 */
export default async function DevMail() {
  const emails = forDevelopers(await headers()) ? readMailbox() : null;
  if (!emails) return <NoPage />;
  return (
    <>
      <Header links={[]} />
      <Page className="stack">
        <h1 className="h1">Emails</h1>
        <p className="lead muted">
          {emails.length
            ? 'Kept on this machine instead of being sent. Newest first; links work.'
            : 'No email yet. Request a new password or invite someone, then reload.'}
        </p>
        {emails.map((email) => (
          <StoredEmailCard key={email.id} email={email} />
        ))}
      </Page>
    </>
  );
}
