import { and, eq } from 'drizzle-orm';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { AddressProof, SignedIn } from '#features/identity/contract.ts';
import { identityEmails } from '#features/identity/server/index.ts';
import { database } from '#lib/server/db/connect.ts';
import { mails } from '#lib/server/db/tables.ts';
import { call } from './call.ts';

type Written = { subject: string; text: string };

/** Writes the email that waits for an address to be proved, as the queue would, and takes it out of the queue. */
export async function proofEmailTo(address: string): Promise<Written> {
  const waiting = and(eq(mails.recipient, address.trim().toLowerCase()), eq(mails.template, 'address-code'));
  const [mail] = await database().delete(mails).where(waiting).returning();
  const email = mail && (await identityEmails['address-code']?.(database(), mail));
  if (!email) throw new Error(`no code waits for ${address}`);
  return email;
}

export const codeIn = ({ text }: Written): string => /^\d{6}$/m.exec(text)?.[0] ?? '';
export const linkTokenIn = ({ text }: Written): string =>
  decodeURIComponent(/finish-sign-up(?:\?\S*)?#token=(\S+)/.exec(text)?.[1] ?? '');

type Options = { headers?: Record<string, string> };
const begin = (path: string, body: unknown, options: Options) => call<AddressProof>('POST', path, { body, ...options });

async function complete<Data>(path: string, body: object, email: string, options: Options) {
  const begun = await begin(path, body, options);
  if (begun.status !== 200) throw new Error(`sign-up refused: ${JSON.stringify(begun.json)}`);
  const { proofToken } = begun.data;
  const oneTimeCode = codeIn(await proofEmailTo(email));
  const device = 'device' in body ? body.device : undefined;
  return call<Data>('POST', `${path}/confirm`, { body: { proofToken, oneTimeCode, device }, ...options });
}

/** A consumer signs up over HTTP and shows the code from the email. */
export const signUp = (body: { email: string } & Record<string, unknown>, options: Options = {}) =>
  complete<SignedIn>('/api/users/register', body, body.email, options);

/** A company signs up over HTTP and shows the code from the email. */
export const signUpCompany = (body: { workEmail: string } & Record<string, unknown>, options: Options = {}) =>
  complete<CorporateSession>('/api/corporate/signup', body, body.workEmail, options);
