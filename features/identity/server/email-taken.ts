import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** For a person who has just proved an address that got an account meanwhile; it is not disclosed otherwise. */
export const emailTaken = (): AppError =>
  new AppError('EMAIL_TAKEN', 'There is an account with this email already. Sign in, or set a new password.');
