import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { deviceField, linkTokenField } from '#lib/shared/person-fields.ts';
import { addressCodeForm, finishSignUpForm } from './address-proof-forms.contract.ts';

/**
 * Proof of an email address. The answer is the same whether or not the address has an account; only the email says so.
 * `proofToken` stays in the browser that asked; a code completes only the attempt it was sent for.
 */
export const addressProof = z.object({
  proofToken: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime().describe('when the attempt ends; its code ends after 10 minutes and can be sent again'),
});
export type AddressProof = z.infer<typeof addressProof>;

/** The body of every operation that completes an attempt with the code, and of those that do so by the email's link. */
export const codeBody = addressCodeForm.extend({ proofToken: linkTokenField, device: deviceField });
export const proofLinkBody = finishSignUpForm.extend({ token: linkTokenField, device: deviceField });

/** Refusals: LINK_INVALID for an attempt that ended; TOO_MANY_REQUESTS after eight emails to an address in an hour. */
export const sendCodeAgain = defineOperation({
  name: 'identity.sendCodeAgain',
  method: 'POST',
  path: '/api/address-proofs/send-again',
  caller: 'public',
  requirements: ['4.1'],
  summary: 'Sends another code to the address that an attempt has to prove; only the newest code works',
  transaction: 'own',
  body: z.object({ proofToken: linkTokenField }),
  response: z.object({ mailed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.email,
});
