import type { EmailParts } from '#lib/shared/email-parts.ts';
import { t } from '#lib/shared/texts.ts';

/** To whoever had their address tried again. */
export const testEmail = (firstName: string): EmailParts => ({
  subject: t('Our emails reach you again'),
  name: firstName,
  parts: [
    t(
      'You asked us to send emails to this address again. This one arrived, so confirmations, changes and refunds will reach you here too.',
    ),
    t('Emails that we held back during the last day follow.'),
  ],
});
