import { readPhotographFile } from '#features/hotels/server/index.ts';
import { answerPhotograph } from '#lib/server/http/photograph-response.ts';

export const GET = answerPhotograph(readPhotographFile);
