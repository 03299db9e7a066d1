import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { chooseLanguage } from './calls.ts';

/** Stores what the signed-in person chose in their account. Throws ApiFailure. */
export const storeLanguage = async (body: BodyInput<typeof contract.chooseLanguage>): Promise<void> =>
  void (await callOperation(chooseLanguage, { body }));
