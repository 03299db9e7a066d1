import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { sendCodeAgain as operation } from '../contract.ts';
import { findProof } from './address-proofs.repo.ts';
import { attemptEnded } from './check-address-proof.ts';
import { countProofEmail, enqueueProofEmail } from './start-address-proof.ts';

/** Enqueues another email for an attempt. Throws LINK_INVALID once it has ended, TOO_MANY_REQUESTS. */
export const sendCodeAgain: UseCase<typeof operation> = async ({ db, body, request }) => {
  const proof = await findProof(db, { token: body.proofToken }, clock.now());
  if (!proof) throw attemptEnded();
  await countProofEmail(db, proof, request);
  await enqueueProofEmail(db, proof, request);
  return { mailed: true };
};
