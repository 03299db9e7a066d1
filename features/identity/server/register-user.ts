import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { signUpForm } from '../contract.ts';
import type * as contract from '../contract.ts';
import { endProof, type ProofRow } from './address-proofs.repo.ts';
import { attemptEnded, checkAddressProof, credentialsOf } from './check-address-proof.ts';
import { createAccount } from './create-account.ts';
import { emailTaken } from './email-taken.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './read-user.ts';
import { startAddressProof } from './start-address-proof.ts';

/** Starts a consumer's sign-up by proving the address. Every address gets the same answer. */
export const registerUser: UseCase<typeof contract.register> = async ({ db, body, request }) => {
  const { password, device: _device, email, ...details } = body;
  const passwordHash = await hashPassword(password);
  return startAddressProof(db, { purpose: 'sign-up', email, details, passwordHash }, request);
};

/** Creates the account of a proved address and signs in. Throws as `checkAddressProof`, and EMAIL_TAKEN. */
export const confirmRegistration: UseCase<typeof contract.confirmRegistration> = async ({ db, body, request }) =>
  openAccount(db, await checkAddressProof(db, 'sign-up', body, request), body.device, request);

/** The same with the email's link and the password chosen before. */
export const confirmRegistrationByLink: UseCase<typeof contract.confirmRegistrationByLink> = async (call) =>
  openAccount(
    call.db,
    await checkAddressProof(call.db, 'sign-up', call.body, call.request),
    call.body.device,
    call.request,
  );

async function openAccount(
  db: Db,
  proof: ProofRow,
  device: { deviceId?: string; tabId?: string } | undefined,
  request: RequestFacts,
): Promise<contract.SignedIn> {
  const now = clock.now();
  const details = signUpForm.pick({ firstName: true, lastName: true, mobile: true }).parse(proof.details);
  return inTransaction(db, async (tx) => {
    if (!(await endProof(tx, proof))) throw attemptEnded();
    const id = newId('usr', now.getTime());
    const user = await createAccount(tx, { ...details, ...credentialsOf(proof), id, userType: PRODUCT.id }, now);
    if (!user) throw emailTaken();
    await recordEvent(tx, request, { action: 'account.created', actor: { userId: id, userType: PRODUCT.id } });
    return { ...presentUser(user), ...(await openSession(tx, user, device, request, now)) };
  });
}
