import type { EmailParts } from '#lib/shared/email-parts.ts';
import type { PolicyChange } from '#lib/shared/policy-change.ts';
import { counted } from '#lib/shared/word-lists.ts';

/** The change of a policy as an email tells it. */
export type ToldChange = Pick<PolicyChange, 'limits' | 'more' | 'verdict'>;

/** The email to someone whose travel policy changed: each limit with what it was and is. `link`: their work home. */
export const policyEmail = (name: string, { limits, more, verdict }: ToldChange, link: string): EmailParts => ({
  subject: 'Your travel policy changed',
  name,
  parts: [
    verdict,
    { facts: limits.map(({ limit, was, now }) => [limit, `${now} (was ${was})`] as const) },
    ...(more ? [`${counted(more, 'more limit')} changed too.`] : []),
    'Trips that are booked stay booked.',
    { button: 'Open work travel', url: link },
    { small: 'You can switch these emails off in your account, under Notifications.' },
  ],
});
