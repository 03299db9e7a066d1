import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededRules, readSheet, type Piece } from './needed-rules.ts';
import { posterAt } from '../../http/poster-response.ts';

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/[^"?]+\.css"[^>]*>/g;
const SCRIPT = /<script src="\/_next\/static\/[^"]+" async=""[^>]*><\/script>/g;
const SCRIPT_ANNOUNCED = /<link rel="preload" as="script"[^>]*>/g;
const FONT_ANNOUNCED = /<link rel="preload" [^>]*\bas="font"[^>]*>/g;
const FIRST_POSTER = /(?:<source\b[^>]*>\s*)?<img\b[^>]*\bfetchPriority="high"[^>]*>/g;
const POSTER_ADDRESS = /\b(src|srcSet)="(\/posters\/[^"]+)"/g;
const CLASSES = /\bclass="([^"]+)"/g;
const MOST_KEPT = 300;

/** Turns the beginning of a document, up to its first data, into one that can be painted as it stands. */
export type FirstPaint = (html: string) => string;

/**
 * What the first paint waits for stands in the document itself, so that it costs no second way to the server
 * (docs/adr/0010): the rules that its elements need, and the posters of the first view. The font is asked for at their
 * end, early enough to be there for the first paint on a quick line and too late to hold it up on a slow one. The whole
 * sheets follow, and behind them the page's scripts: asking for a dozen of them costs a phone as much as reading the elements.
 */
export function firstPaint(folder = '.'): FirstPaint {
  const sheets = kept((address: string): Piece[] => readSheet(readFileSync(path.join(folder, '.next', address.slice('/_next/'.length)), 'utf8')));
  const picture = kept((address: string) => inAddress(posterAt(address)));
  return (html) => {
    const links = html.match(SHEET) ?? [];
    const scripts = html.match(SCRIPT) ?? [];
    const fonts = html.match(FONT_ANNOUNCED) ?? [];
    const classes = classesIn(html);
    const needed = links.map((link) => neededRules(sheets(addressOf(link)), classes)).join('');
    let first = true;
    const painted = html
      .replace(SHEET, () => (first ? ((first = false), `<style>${needed}</style>`) : ''))
      .replace(SCRIPT, '')
      .replace(SCRIPT_ANNOUNCED, '')
      .replace(FONT_ANNOUNCED, '')
      .replace(FIRST_POSTER, (image) => image.replace(POSTER_ADDRESS, (given, attribute: string, address: string) => {
        const drawn = picture(address.replaceAll('&amp;', '&'));
        return drawn ? `${attribute}="${drawn}"` : given;
      }));
    return painted + [...fonts, ...links, ...scripts].join('');
  };
}

const addressOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? '';
const classesIn = (html: string): Set<string> => new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(' ')));

/** A drawing as an address of its own, safe in an attribute and in a list of sources. */
const inAddress = (svg: string | null): string | null => svg && `data:image/svg+xml,${encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23').replaceAll('&', '%26')}`;

/** Remembers answers; beyond the most that is kept, the oldest goes. */
function kept<Answer>(make: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    return known.get(key) ?? make(key);
  };
}
