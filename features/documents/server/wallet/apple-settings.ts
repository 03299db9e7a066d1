import 'server-only';
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CannotStart } from '#lib/server/cannot-start.ts';
import { env } from '#lib/server/env.ts';

/** Who signs passes for Apple Wallet. `issuer`: Apple's intermediate certificate, which a pass brings along. */
export type AppleSigner = {
  passTypeId: string;
  teamId: string;
  certificate: X509Certificate;
  key: KeyObject;
  issuer: X509Certificate;
};

const signers = new WeakMap<object, AppleSigner | null>();

/**
 * The configured signer (APPLE_PASS_TYPE_ID and its neighbours), read once; null where none is configured. Throws
 * CannotStart, which names the variable that does not fit the others, and nothing of what it contains.
 */
export function appleSigner(): AppleSigner | null {
  const environment = env();
  const known = signers.get(environment);
  if (known !== undefined) return known;
  const signer = readSigner();
  signers.set(environment, signer);
  return signer;
}

/** Whether the signer's certificate counts at that moment: Apple's last a year. */
export const isCurrentSigner = ({ certificate, issuer }: AppleSigner, now: Date): boolean =>
  [certificate, issuer].every(
    ({ validFrom, validTo }) => Date.parse(validFrom) <= now.getTime() && now.getTime() < Date.parse(validTo),
  );

function readSigner(): AppleSigner | null {
  const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId } = env();
  const { APPLE_PASS_CERTIFICATE: given, APPLE_PASS_KEY: givenKey, APPLE_WWDR_CERTIFICATE: givenIssuer } = env();
  if (!passTypeId || !teamId || !given || !givenKey || !givenIssuer) return null;
  const certificate = read('APPLE_PASS_CERTIFICATE', given, (pem) => new X509Certificate(pem));
  const key = read('APPLE_PASS_KEY', givenKey, (pem) => createPrivateKey(pem));
  const issuer = read('APPLE_WWDR_CERTIFICATE', givenIssuer, (pem) => new X509Certificate(pem));
  const subject = certificate.subject.split('\n');
  if (!subject.includes(`UID=${passTypeId}`)) throw wrong('APPLE_PASS_CERTIFICATE is not of APPLE_PASS_TYPE_ID');
  if (!subject.includes(`OU=${teamId}`)) throw wrong('APPLE_PASS_CERTIFICATE is not of APPLE_TEAM_ID');
  if (key.asymmetricKeyType !== 'rsa') throw wrong('APPLE_PASS_KEY is no RSA key');
  if (!certificate.checkPrivateKey(key)) throw wrong('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE');
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw wrong('APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE');
  return { passTypeId, teamId, certificate, key, issuer };
}

/** Reads PEM, given as it is or as the path of a file. */
function read<T>(variable: string, given: string, parse: (pem: string) => T): T {
  try {
    return parse(given.includes('-----BEGIN ') ? given : readFileSync(given, 'utf8'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw wrong(`${variable} cannot be read (${/^E[A-Z]+$/.test(code) ? code : 'no PEM, or with a passphrase'})`);
  }
}

const wrong = (problem: string): CannotStart => new CannotStart(`Configuration: ${problem}. See .env.example.`);
