import { globSync, readFileSync } from 'node:fs';

const SOURCES = 'node_modules/next/dist/{server,lib,client/components,build/templates,shared/lib}/**/*.js';
/** `headers['x-a']`, `headers.get("x-a")`, `A_HEADER = 'x-a'`, and lists such as INTERNAL_HEADERS. */
const READ = /\bheaders(?:\.get\(|\.has\(|\[)\s*['"]([A-Za-z][\w-]*)['"]/g;
const NAMED = /\b[A-Z_]*(?:HEADER|NEXT_URL)[A-Z_]* = ['"]([a-z][a-z0-9-]*)['"]/g;
const INTERNAL_LIST = /INTERNAL_HEADERS = \[([^\]]*)\]/;

/** The names of all headers that Next's own source reads or gives a constant, lower-case and sorted. */
export function nextHeaders(): string[] {
  const names = new Set<string>();
  for (const file of globSync(SOURCES)) {
    if (/[\\/]compiled[\\/]/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const form of [READ, NAMED]) for (const [, name = ''] of text.matchAll(form)) names.add(name.toLowerCase());
    for (const [, name = ''] of (INTERNAL_LIST.exec(text)?.[1] ?? '').matchAll(/['"]([\w-]+)['"]/g)) names.add(name);
  }
  return [...names].sort();
}
