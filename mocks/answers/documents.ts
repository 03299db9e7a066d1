import type * as contract from '#features/documents/contract.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { gstinProblem, panHolder, panProblem, tidyTaxId } from '#lib/shared/tax-ids.ts';
import type { AnswersOf } from '../answer.ts';

export const documentAnswers: AnswersOf<typeof contract> = {
  verifyGst: ({ body }) => {
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
  },
  verifyPan: ({ body }) => {
    const number = tidyTaxId(body.pan);
    const holder = panHolder(number);
    return {
      valid: holder !== null,
      holder,
      message:
        panProblem(number) ?? `The PAN is well formed and names: ${holder}. We cannot check whether it is active.`,
    };
  },
};
