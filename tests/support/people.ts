import type { SignedIn } from '#features/identity/contract.ts';

/** A consumer as sign-in answers them: `aSignedIn({ firstName: 'Ravi' })`. */
export const aSignedIn = (over: Partial<SignedIn> = {}): SignedIn => {
  const id = over._id ?? 'usr_asha';
  return {
    _id: id,
    userId: id,
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@example.com',
    mobile: '+91 98450 22812',
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    savedToken: 'saved-1',
    ...over,
  };
};
