import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { replyAddress } from '../../rules/reply-address.ts';
import { issueEnquiryLink } from '../links.repo.ts';

/** The link of a new email about an enquiry and, where replies are taken (REPLY_ADDRESS), the address for them. */
export async function replyOf(db: Db, enquiryId: string): Promise<{ token: string } & Pick<Email, 'replyTo'>> {
  const { token, replyToken } = await issueEnquiryLink(db, enquiryId);
  const base = env().REPLY_ADDRESS;
  return { token, ...(base ? { replyTo: replyAddress(base, replyToken) } : {}) };
}
