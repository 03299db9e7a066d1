import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { panHolder, panProblem, tidyTaxId } from '#lib/shared/tax-ids.ts';
import type * as contract from '../contract.ts';

/** Checks the format of a PAN and gives the kind of its holder. */
export const verifyPan: UseCase<typeof contract.verifyPan> = async ({ body }) => {
  const number = tidyTaxId(body.pan);
  const holder = panHolder(number);
  const message =
    panProblem(number) ?? `The PAN is well formed and names: ${holder}. We cannot check whether it is active.`;
  return { valid: holder !== null, holder, message };
};
