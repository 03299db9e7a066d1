import * as z from 'zod';
import type { UseFormReturn } from 'react-hook-form';
import { corporateSignUpForm } from '#features/companies/contract.ts';

const { gstNumber } = corporateSignUpForm.shape;

/** The contract's form, where an empty GST number is none. */
export const companyForm = corporateSignUpForm.extend({
  gstNumber: z.preprocess((typed) => (typed === '' ? undefined : typed), gstNumber),
});

export type CompanyValues = Record<keyof z.input<typeof corporateSignUpForm>, string>;
export type CompanyForm = UseFormReturn<CompanyValues, unknown, z.output<typeof corporateSignUpForm>>;
