import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** 3.22, word for word: the browser tells the outcomes apart by these texts. */
export const alreadyActive = (): AppError => new AppError('ALREADY_ACTIVE', 'User is already Active');
export const userNotFound = (): AppError => new AppError('NOT_FOUND', 'User not found.');
