import 'server-only';
import { z } from 'zod';
import { BED_KINDS, drawPlan, MOST_BEDS, PLAN_LANGUAGES, ROOM_FEATURES } from './room-plan/index.ts';

const list = <Word extends string>(words: readonly [Word, ...Word[]], most: number) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split('-'))
    .pipe(z.array(z.enum(words)).max(most));
const wanted = z.object({
  sizeM2: z.coerce.number().int().min(5).max(500),
  beds: list(BED_KINDS, MOST_BEDS),
  shows: list(['none', 'window', ...ROOM_FEATURES], ROOM_FEATURES.length + 1),
  ink: z.enum(['light', 'dark']),
  language: z.enum(PLAN_LANGUAGES),
});

/**
 * `/room-plans/{square metres}/{beds}/{features}.svg?ink&language`: drawn from its address alone, so it is cached forever. Every
 * part of the address comes from a fixed list, so nobody can have text of their own drawn.
 */
export async function drawRoomPlan(
  request: Request,
  { params }: { params: Promise<{ size: string; beds: string; file: string }> },
): Promise<Response> {
  const { size, beds, file } = await params;
  const query = new URL(request.url).searchParams;
  const asked = wanted.safeParse({
    sizeM2: size,
    beds,
    shows: file.endsWith('.svg') ? file.slice(0, -4) : undefined,
    ink: query.get('ink') ?? 'light',
    language: query.get('language') ?? 'en',
  });
  const drawn = asked.success ? drawPlan(factsOf(asked.data), asked.data.ink, asked.data.language) : null;
  if (drawn === null)
    return new Response('No such plan.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return new Response(drawn, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

const factsOf = ({ sizeM2, beds, shows }: z.output<typeof wanted>) => ({
  sizeM2,
  beds,
  window: shows.includes('window'),
  features: ROOM_FEATURES.filter((feature) => shows.includes(feature)),
});
