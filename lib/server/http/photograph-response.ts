import 'server-only';
import type { PhotographFormat } from '#lib/shared/photographs.ts';
import { type Db, publicDatabase } from '../db/connect.ts';

/** Finds a file of a photograph; null when there is none. */
type ReadFile = (
  db: Db,
  file: { digest: string; width: number; format: PhotographFormat },
) => Promise<Uint8Array<ArrayBuffer> | null>;

const ADDRESS = /^([0-9a-f]{32})-([1-9][0-9]{2,3})\.(avif|webp)$/;
const GOOD = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };

/**
 * `/photos/{digest}-{width}.{avif|webp}`: the address is a digest of the content, so it is cached forever, and a
 * conditional request is answered 304 without a query. It is never used as a file path.
 */
export const answerPhotograph =
  (readFile: ReadFile) =>
  async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
    const { file } = await params;
    const [, digest, width, format] = ADDRESS.exec(file) ?? [];
    if (!digest) return notThere();
    const etag = `"${file}"`;
    const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return new Response(null, { status: 304, headers: { ...GOOD, etag } });
    const bytes = await readFile(publicDatabase(), {
      digest,
      width: Number(width),
      format: format as PhotographFormat,
    });
    if (!bytes) return notThere();
    return new Response(bytes, {
      headers: { ...GOOD, etag, 'content-type': `image/${format}`, 'content-length': String(bytes.length) },
    });
  };

const notThere = () =>
  new Response('No such photograph.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
