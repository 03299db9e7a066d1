import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** Texts of 3.22; the browser tells the outcomes apart by them. */
export const alreadyActive = (): AppError => new AppError('ALREADY_ACTIVE', 'User is already Active');
export const userNotFound = (): AppError => new AppError('NOT_FOUND', 'User not found.');
