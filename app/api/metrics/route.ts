import { answerMetrics } from '#lib/server/http/metrics.ts';

export const GET = answerMetrics;
