import { readEventPhotographFile } from '#features/events/server/index.ts';
import { answerEventPhotograph } from '#lib/server/http/event-photograph-response.ts';

export const GET = answerEventPhotograph(readEventPhotographFile);
