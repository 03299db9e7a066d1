import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { gstinProblem, tidyTaxId } from '#lib/shared/tax-ids.ts';
import type * as contract from '../contract.ts';

/**
 * Checks format, state, PAN and check character of a GSTIN. Whether its holder still trades only the tax office knows.
 */
export const verifyGst: UseCase<typeof contract.verifyGst> = async ({ body }) => {
  const number = tidyTaxId(body.gstNumber);
  const problem = gstinProblem(number);
  if (problem) return { valid: false, state: null, pan: null, message: problem };
  const [state, pan] = [gstStateName(number.slice(0, 2)), number.slice(2, 12)];
  return {
    valid: true,
    state,
    pan,
    message: `The number is well formed: ${state}, PAN ${pan}. We cannot check whether it is active.`,
  };
};
