import { drawPoster } from '#lib/server/http/poster-response.ts';

export const GET = drawPoster;
