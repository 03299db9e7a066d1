import * as z from 'zod';
import type { SentForm } from '#lib/client/use-form.ts';
import { corporateSignUpForm } from '#features/companies/contract.ts';

const { gstNumber } = corporateSignUpForm.shape;

/** The contract's form, where an empty GST number is left out. */
export const companyForm = corporateSignUpForm.extend({
  gstNumber: z.preprocess((typed) => (typed === '' ? undefined : typed), gstNumber),
});

export type CompanyForm = SentForm<Record<keyof z.input<typeof corporateSignUpForm>, string>>;
