import 'server-only';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { countHandler } from '#lib/server/http/metrics-registry.ts';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const PREFIX = '/_next/static/';

/**
 * Serves the build's scripts and styles from their brotli copies (`scripts/finish-build.mjs`), which Next would only
 * gzip. File names contain a hash, so they are immutable. Returns false for everything that Next serves.
 */
export function staticAssets({
  dev,
  folder = '.',
}: {
  dev: boolean;
  folder?: string;
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const root = path.resolve(folder, '.next/static');
  const known = new Map(dev || !existsSync(root) ? [] : brotliFiles(root));
  return (request, response) => {
    const url = request.url ?? '';
    if (!url.startsWith(PREFIX) || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return false;
    const file = known.get(url.slice(PREFIX.length).split('?')[0] ?? '');
    if (!file) return false;
    countHandler('file');
    send(file, request, response);
    return true;
  };
}

type Copy = { path: string; size: number; type: string };

/** The file may have been removed since the start by a newer build. */
function send(file: Copy, request: IncomingMessage, response: ServerResponse): void {
  const copy = createReadStream(file.path);
  copy.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(404).end()));
  copy.once('open', () => {
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.size,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    if (request.method !== 'HEAD') return void copy.pipe(response);
    copy.destroy();
    response.end();
  });
}

function brotliFiles(root: string): [string, Copy][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .map((name) => {
      const original = name.slice(0, -3);
      const file = path.join(root, name);
      return [
        original.split(path.sep).join('/'),
        { path: file, size: statSync(file).size, type: TYPES[path.extname(original)] ?? 'application/octet-stream' },
      ];
    });
}
