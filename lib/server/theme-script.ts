import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `public/theme.js` without its comments: it stands in the page, for the first paint must not wait for a file. */
export const themeScript = readFileSync(path.join(process.cwd(), 'public/theme.js'), 'utf8').replace(/\/\*.*?\*\/\s*/gs, '').trim();
