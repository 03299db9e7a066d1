import { drawPoster } from '#posters/draw-poster.ts';

export const GET = drawPoster;
