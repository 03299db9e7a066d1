import 'server-only';
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { GoogleIssuer } from './google-settings.ts';
import type { PassFact, WalletPass } from './wallet-pass.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';
/** Google takes links of so many characters in all browsers (developers.google.com/wallet/generic/use-cases/jwt). */
const LONGEST = 1800;
/** A signature of 2048 bits in base64url, the length of Google's keys, and the dots. */
const SIGNATURE = 344;

/**
 * A link that adds a pass to Google Wallet: the pass itself in a signed token
 * (developers.google.com/wallet/reference/rest/v1/Jwt, /genericobject). Its style is `generic`, because Google's flight
 * passes are boarding passes. What does not fit in a link is left out from the end; the trip's page has all of it.
 */
export async function googleWalletLink(
  pass: WalletPass,
  { issuerId, account }: GoogleIssuer,
  now: Date,
): Promise<string> {
  const head = { alg: 'RS256', typ: 'JWT' };
  const claimsWith = (facts: readonly PassFact[]) => ({
    iss: account.clientEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [new URL(linkTo('/')).origin],
    payload: {
      genericClasses: [{ id: classOf(issuerId) }],
      genericObjects: [objectOf(pass, facts, issuerId)],
    },
  });
  const facts = [...pass.front, ...pass.back];
  while (facts.length > 2 && lengthOf(head, claimsWith(facts)) > LONGEST) facts.pop();
  return SAVE + (await new SignJWT(claimsWith(facts)).setProtectedHeader(head).sign(account.privateKey));
}

const lengthOf = (...parts: object[]): number =>
  parts.reduce(
    (sum, part) => sum + Math.ceil((Buffer.byteLength(JSON.stringify(part)) * 4) / 3),
    SAVE.length + SIGNATURE,
  );

const inEnglish = (value: string) => ({ defaultValue: { language: 'en', value } });

const classOf = (issuerId: string): string => `${issuerId}.${PRODUCT.id}`;

/**
 * A GenericObject: `id`, `classId`, `cardTitle` and `header` are required. A link does not change a pass that exists, so the
 * id names the facts too: after a change of the trip a new pass comes beside the old one, which ends with its dates.
 */
function objectOf(pass: WalletPass, facts: readonly PassFact[], issuerId: string): object {
  const { bookingId, kind, code, title, until } = pass;
  const shown = createHash('sha256').update(JSON.stringify(pass)).digest('hex').slice(0, 12);
  return {
    id: `${issuerId}.${bookingId}.${shown}`,
    classId: classOf(issuerId),
    cardTitle: inEnglish(`${PRODUCT.name}: ${kind.toLowerCase()}`),
    subheader: inEnglish(title.label),
    header: inEnglish(title.value),
    validTimeInterval: { end: { date: until } },
    textModulesData: [
      { id: 'code', header: code.label, body: code.value },
      { id: 'facts', header: kind, body: facts.map(({ label, value }) => `${label}: ${value}`).join('\n') },
    ],
  };
}
