import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededRules, readSheet, type Piece } from './needed-rules.ts';
import { posterAt } from '#posters/draw-poster.ts';

/** React escapes `<` and `>` in texts and attributes, so neither occurs inside a tag. */
const LINK = /<link [^<>]*>/g;
const SHEET_ADDRESS = /\bhref="\/_next\/static\/[^"?]+\.css"/;
const SCRIPT = /<script src="\/_next\/static\/[^"<>]+" async=""[^<>]*><\/script>/g;
const SCRIPT_ANNOUNCED = /<link rel="preload" as="script"[^<>]*>/g;
const IMAGE = /(?:<source\b[^<>]*>\s*)?<img\b[^<>]*>/g;
const POSTER_ANNOUNCED = /<link rel="preload" as="image" href="(\/posters\/[^"<>]+)"[^<>]*>/g;
const POSTER_ADDRESS = /\b(src|srcSet)="(\/posters\/[^"]+)"/g;
const CLASSES = /\bclass="([^"]+)"/g;
const MOST_KEPT = 300;

/** Makes the beginning of a document, up to its first data, paintable without further requests. */
export type CriticalCss = (html: string) => string;

/**
 * Inlines what the first paint needs, which saves a round trip (docs/adr/0010): the rules for its elements, and the
 * posters of the first view. The complete sheets follow, and after them the page's scripts: requesting a dozen of them
 * costs a phone as much as parsing the elements.
 */
export function criticalCss(folder = '.'): CriticalCss {
  const sheets = kept((address: string): Piece[] =>
    readSheet(readFileSync(path.join(folder, '.next', address.slice('/_next/'.length)), 'utf8')),
  );
  const drawings = kept((address: string) => inAddress(posterAt(address)));
  const picture = (attribute: string) => drawings(attribute.replaceAll('&amp;', '&'));
  return (html) => {
    const links = (html.match(LINK) ?? []).filter(isSheet);
    const scripts = html.match(SCRIPT) ?? [];
    const classes = classesIn(html);
    const needed = links.map((link) => neededRules(sheets(addressOf(link)), classes)).join('');
    const painted = html
      .replace(LINK, (link) => (isSheet(link) ? '' : link))
      .replace('</head>', () => `${needed && `<style>${needed}</style>`}</head>`)
      .replace(SCRIPT, '')
      .replace(SCRIPT_ANNOUNCED, '')
      .replace(POSTER_ANNOUNCED, (link, address: string) => (picture(address) ? '' : link))
      .replace(IMAGE, (image) =>
        !image.includes(' fetchPriority="high"')
          ? image
          : image.replace(POSTER_ADDRESS, (given, attribute: string, address: string) => {
              const drawn = picture(address);
              return drawn ? `${attribute}="${drawn}"` : given;
            }),
      );
    return painted + [...links, ...scripts].join('');
  };
}

const isSheet = (link: string): boolean => link.includes(' rel="stylesheet"') && SHEET_ADDRESS.test(link);
const addressOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? '';
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(' ')));

/** A drawing as a data URL, safe in an attribute and in a srcset. */
const inAddress = (svg: string | null): string | null =>
  svg && `data:image/svg+xml,${encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23').replaceAll('&', '%26')}`;

/** Caches answers; above the limit the oldest is dropped. */
function kept<Answer>(make: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    return known.get(key) ?? make(key);
  };
}
