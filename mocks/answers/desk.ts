import type * as contract from '#features/desk/contract.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '../memory/people.ts';

export const deskAnswers: AnswersOf<typeof contract> = {
  signIn: ({ body }) => {
    if (body.email !== MOCK_STAFF.email || body.password !== MOCK_STAFF_PASSWORD)
      throw new AppError(
        'UNAUTHENTICATED',
        'Email or password is incorrect. Check both, or ask whoever runs the desk.',
      );
    return { ...MOCK_STAFF, accessToken: `mock-staff.${MOCK_STAFF._id}` };
  },
  signOut: () => ({ signedOut: true }),
  setStaffPassword: () => ({ changed: true }),
  whoAmI: ({ person }) => person,
};
