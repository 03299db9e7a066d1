import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { env } from '../env.ts';
import { isFromThisMachine } from './client-address.ts';
import { readMetrics } from './metrics-registry.ts';
import { failure } from './respond.ts';

/** Metrics of this process in Prometheus' text format. From this machine, or with METRICS_TOKEN once that is set. */
export async function answerMetrics(request: Request): Promise<Response> {
  try {
    mayRead(request.headers);
    const { text, contentType } = await readMetrics();
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
  } catch (error) {
    return failure(error, newId('req'));
  }
}

function mayRead(headers: Headers): void {
  const token = env().METRICS_TOKEN;
  if (token) {
    const given = headers.get('authorization') ?? '';
    const digest = (text: string) => createHash('sha256').update(text).digest();
    if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`)))
      throw new AppError('UNAUTHENTICATED', 'Metrics need METRICS_TOKEN as bearer token.');
    return;
  }
  if (!isFromThisMachine(headers))
    throw new AppError(
      'FORBIDDEN',
      'Metrics are read on the machine itself. Set METRICS_TOKEN to read them from elsewhere.',
    );
}
