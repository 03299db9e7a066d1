import 'server-only';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = { '.js': 'application/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
const PREFIX = '/_next/static/';

/**
 * Serves the build's scripts and styles from their brotli copies (`scripts/precompress.mjs`), which Next would only
 * gzip. Names carry a hash, so they are immutable. Answers false for everything that is Next's own to serve.
 */
export function staticAssets({ dev }: { dev: boolean }): (request: IncomingMessage, response: ServerResponse) => boolean {
  const root = path.resolve('.next/static');
  const known = new Map(dev || !existsSync(root) ? [] : brotliFiles(root));
  return (request, response) => {
    const url = request.url ?? '';
    if (!url.startsWith(PREFIX) || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return false;
    const name = decodeURIComponent(url.slice(PREFIX.length).split('?')[0] ?? '');
    const file = known.get(name);
    if (!file) return false;
    response.writeHead(200, {
      'content-type': file.type, 'content-encoding': 'br', 'content-length': file.size, vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file.path).pipe(response);
    return true;
  };
}

function brotliFiles(root: string): [string, { path: string; size: number; type: string }][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .map((name) => {
      const original = name.slice(0, -3);
      const file = path.join(root, name);
      return [original.split(path.sep).join('/'), { path: file, size: statSync(file).size, type: TYPES[path.extname(original)] ?? 'application/octet-stream' }];
    });
}
