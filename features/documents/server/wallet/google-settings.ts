import 'server-only';
import { env } from '#lib/server/env.ts';
import { type ServiceAccount, serviceAccountIn } from '#lib/server/google/service-account.ts';

/** Who issues passes for Google Wallet. */
export type GoogleIssuer = { issuerId: string; account: ServiceAccount };

const issuers = new WeakMap<object, GoogleIssuer | null>();

/** The configured issuer, read once; null where none is configured. Throws CannotStart where its account cannot be read. */
export function googleIssuer(): GoogleIssuer | null {
  const environment = env();
  const known = issuers.get(environment);
  if (known !== undefined) return known;
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_SERVICE_ACCOUNT: given } = environment;
  const issuer =
    issuerId && given ? { issuerId, account: serviceAccountIn('GOOGLE_WALLET_SERVICE_ACCOUNT', given) } : null;
  issuers.set(environment, issuer);
  return issuer;
}
