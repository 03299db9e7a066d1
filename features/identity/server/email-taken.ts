import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** For somebody who has just proved an address that got an account meanwhile; nobody else is told. */
export const emailTaken = (): AppError =>
  new AppError('EMAIL_TAKEN', 'There is an account with this email already. Sign in, or set a new password.');
