import 'server-only';
import { env } from '../env.ts';
import type { Post } from '../ports/mail.ts';
import { folderPost } from './folder-post.ts';
import { smtpPost } from './smtp-post.ts';

/** The configured mailer: the SMTP server of SMTP_URL, or the folder `mail` in DATA_DIR. */
export function mailer(): Post {
  const { SMTP_URL, MAIL_FROM, BOUNCE_ADDRESS, DATA_DIR } = env();
  return SMTP_URL
    ? smtpPost(SMTP_URL, { from: MAIL_FROM, bounceAddress: BOUNCE_ADDRESS })
    : folderPost(DATA_DIR, MAIL_FROM);
}
