import { approvalLetters } from '#features/approvals/server/index.ts';
import { bookingLetters } from '#features/bookings/server/index.ts';
import { companyLetters } from '#features/companies/server/index.ts';
import { eventLetters } from '#features/events/server/index.ts';
import { identityLetters } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import type { Letter } from '#lib/server/ports/mail.ts';

/** Lets the post do its rounds until nothing is due; gives what it carried. */
export async function deliver(db: Db): Promise<Letter[]> {
  const letters: Letter[] = [];
  const post = { send: async (letter: Letter) => void letters.push(letter) };
  while (
    await sendMails(db, {
      templates: { ...identityLetters, ...companyLetters, ...eventLetters, ...approvalLetters, ...bookingLetters },
      post,
    })
  );
  return letters;
}

/** The path and the token of the link in a letter. */
export function linkIn(letter: Letter | undefined): { path: string; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(letter?.text ?? '')?.[0] ?? 'http://no.link');
  return { path: url.pathname, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' };
}
