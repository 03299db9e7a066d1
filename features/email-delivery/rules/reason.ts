/** Why an address takes no email, as far as it matters to its person. */
export const REASONS = ['no-mailbox', 'no-domain', 'switched-off'] as const;
export type Reason = (typeof REASONS)[number];

/** Of an enhanced status code (RFC 3463, RFC 7505). */
export function reasonOf(status: string): Reason {
  if (status === '5.1.2' || status === '5.1.10') return 'no-domain';
  return status === '5.2.1' ? 'switched-off' : 'no-mailbox';
}

const TEXTS: Record<Reason, (address: string) => string> = {
  'no-mailbox': (address) => `its mail server says that there is no mailbox ${address}.`,
  'no-domain': (address) => `${address.slice(address.lastIndexOf('@') + 1)} takes no email.`,
  'switched-off': (address) => `its mail server says that the mailbox ${address} is switched off.`,
};

/** The sentence for the person themselves. */
export const undeliverableText = (reason: Reason, address: string): string =>
  `Our emails come back: ${TEXTS[reason](address)}`;
