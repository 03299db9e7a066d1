import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { mobileProblem } from '#lib/shared/person-fields.ts';
import type { EventRow } from './events.repo.ts';

/**
 * The mobile number that is stored of a registration: the operator's events ask for it, travellers' events do not, since no
 * host may read it. Throws INVALID_INPUT beside `mobile` where one is asked for and none was given.
 */
export function requestedMobile({ hostId }: EventRow, typed: string | undefined): string | null {
  if (hostId !== null) return null;
  if (typed !== undefined) return typed;
  const message = mobileProblem('') ?? '';
  throw new AppError('INVALID_INPUT', message, { fields: { mobile: message } });
}
