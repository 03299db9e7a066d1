import type { AddressProof } from '../../contract.ts';

/** What was typed in any view of the dialog: going to another and back loses nothing. */
export type AccountDraft = Record<
  'firstName' | 'lastName' | 'email' | 'mobile' | 'password' | 'companyName' | 'countryCode' | 'city' | 'gstNumber',
  string
>;

export type DraftFormProps = {
  draft: AccountDraft;
  onDraft: (typed: Partial<AccountDraft>) => void;
  /** Signing up goes on with the code that is in the mail. */
  onProof: (proof: AddressProof) => void;
};

export const EMPTY_DRAFT: AccountDraft = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  password: '',
  companyName: '',
  countryCode: '',
  city: '',
  gstNumber: '',
};

export const PASSWORD_HINT = '10 characters or more. A few unrelated words work well.';
