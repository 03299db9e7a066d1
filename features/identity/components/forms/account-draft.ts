import type { AddressProof } from '../../contract.ts';

/** Values typed in any view of the dialog: switching views loses nothing. */
export type AccountDraft = Record<
  'firstName' | 'lastName' | 'email' | 'mobile' | 'password' | 'companyName' | 'countryCode' | 'city' | 'gstNumber',
  string
>;

export type DraftFormProps = {
  draft: AccountDraft;
  onDraft: (typed: Partial<AccountDraft>) => void;
  /** A sign-up that waits for its code. */
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

/** @texts */
export const PASSWORD_HINT = '10 characters or more. A few unrelated words work well.';
