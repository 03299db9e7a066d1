import { answerHealth } from '#lib/server/http/health.ts';

export const GET = answerHealth;
