import { answerReadiness } from '#lib/server/http/readiness.ts';

export const GET = answerReadiness;
