import 'server-only';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CannotStart } from '#lib/server/cannot-start.ts';

/** Who acts at Google: the fields that are read of a service account's JSON. */
export type ServiceAccount = { clientEmail: string; keyId: string; privateKey: KeyObject };

const serviceAccount = z
  .object({
    type: z.literal('service_account'),
    client_email: z.email(),
    private_key_id: z.string().min(1).max(200),
    private_key: z.string(),
  })
  .transform(({ client_email: clientEmail, private_key_id: keyId, private_key }, issues) => {
    const privateKey = rsaKeyOf(private_key);
    if (privateKey) return { clientEmail, keyId, privateKey };
    issues.addIssue({ code: 'custom', message: 'no RSA key', path: ['private_key'] });
    return z.NEVER;
  });

/**
 * Reads the service account that an environment variable gives as JSON or as the path of a file. Throws CannotStart, which
 * names the variable and nothing of what it contains.
 */
export function serviceAccountIn(variable: string, given: string): ServiceAccount {
  const isText = given.trimStart().startsWith('{');
  let parsed: z.ZodSafeParseResult<ServiceAccount>;
  try {
    parsed = serviceAccount.safeParse(JSON.parse(isText ? given : readFileSync(given, 'utf8')));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'no JSON';
    throw new CannotStart(`Configuration: ${variable} cannot be read (${code}). See .env.example.`);
  }
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
  throw new CannotStart(`Configuration: ${variable} is no service account (${fields}). See .env.example.`);
}

/** Google signs by RS256, with keys of 2048 bits (RFC 7518, section 3.3 asks for no fewer). */
function rsaKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? key : null;
  } catch {
    return null;
  }
}
