import 'server-only';
import { z } from 'zod';
import { BUILDING_CODE, poster, POSTER_HOURS, POSTER_KINDS, POSTER_MARKS } from './index.ts';

const size = z.coerce.number().int().min(16).max(2400);
const wanted = z.object({
  kind: z.enum(POSTER_KINDS),
  hour: z.enum(POSTER_HOURS),
  seed: z.string().min(1).max(120),
  width: size.default(300),
  height: size.default(400),
  at: z.coerce.number().min(0).max(1).optional(),
  mark: z.enum(POSTER_MARKS).optional(),
  building: z.string().regex(BUILDING_CODE).optional(),
});

/** `/posters/{kind}/{hour}/{seed}.svg?w&h&at&mark&building`: drawn from its address alone, so it is cached forever. */
export async function drawPoster(
  request: Request,
  { params }: { params: Promise<{ kind: string; hour: string; file: string }> },
): Promise<Response> {
  const drawn = drawnFrom(await params, new URL(request.url).searchParams);
  if (drawn === null)
    return new Response('No such poster.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return new Response(drawn, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

/** The drawing of a poster's address, path and query; null when there is none. */
export function posterAt(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://posters');
  const [, kind = '', hour = '', file = ''] = /^\/posters\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return drawnFrom({ kind, hour, file: decodeURIComponent(file) }, searchParams);
}

function drawnFrom(
  { kind, hour, file }: { kind: string; hour: string; file: string },
  query: URLSearchParams,
): string | null {
  const asked = wanted.safeParse({
    kind,
    hour,
    seed: file.endsWith('.svg') ? file.slice(0, -4) : '',
    width: query.get('w') ?? undefined,
    height: query.get('h') ?? undefined,
    at: query.get('at') ?? undefined,
    mark: query.get('mark') ?? undefined,
    building: query.get('building') ?? undefined,
  });
  return asked.success ? poster(asked.data) : null;
}
