import 'server-only';
import PostalMime, { type Attachment } from 'postal-mime';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { showsSecret } from '#lib/server/http/bearer-secret.ts';
import { log } from '#lib/server/log.ts';
import { closeAddress, isOfTheAddress, sentMail } from '#lib/server/mail/undeliverable.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { startOfEmail } from '#lib/shared/start-of-email.ts';
import { failedRecipients, messageIdIn } from '../rules/delivery-report.ts';

/**
 * Takes a delivery report: where it says for good that an address takes no email, and quotes an email of ours to that
 * address, no further ones go there. Throws UNAUTHENTICATED before the body is read, if the secret is missing or wrong.
 */
export async function receiveReturned({ db, request }: { db: Db; request: RequestFacts }): Promise<{ received: true }> {
  if (!showsSecret(request, env().BOUNCE_SECRET))
    throw new AppError('UNAUTHENTICATED', 'The secret of this report is missing or wrong.');
  const attachments = await attachmentsOf(request.rawBody);
  const [status = ''] = textsOf(attachments, 'message/delivery-status');
  const messageId = textsOf(attachments, 'message/rfc822', 'text/rfc822-headers').map(messageIdIn)[0];
  for (const failed of failedRecipients(status)) {
    if (!messageId || !isOfTheAddress(failed.status)) continue;
    const mail = await sentMail(db, { messageId, recipients: failed.addresses });
    if (mail) await closeAddress(db, { mailId: mail.id, recipient: mail.recipient, status: failed.status });
  }
  return { received: true };
}

async function attachmentsOf(report: string): Promise<Attachment[]> {
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 10 } as const;
  try {
    return (await PostalMime.parse(startOfEmail(report), options)).attachments;
  } catch (error) {
    log().warn({ err: error }, 'a delivery report could not be read');
    return [];
  }
}

const textsOf = (attachments: readonly Attachment[], ...types: string[]): string[] =>
  attachments.flatMap(({ mimeType, content }) =>
    types.includes(mimeType) && typeof content === 'string' ? [content] : [],
  );
