import { failure } from '#lib/server/http/respond.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';

/** Any other address of the API: told in the envelope, like every failure (7.22). */
const nothing = (): Response =>
  failure(new AppError('NOT_FOUND', 'There is nothing at this address of the API.'), newId('req'));

export { nothing as GET, nothing as POST, nothing as PUT, nothing as PATCH, nothing as DELETE };
