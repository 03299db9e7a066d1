import { formatDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import type { Block, Words } from './post-types.ts';
import { SOURCES, type Source, type SourceId } from './sources.ts';

type Link = { text: string; href: string };

/** A template of words and links: text`Refunds take seven days (${from('dgcaRefunds')}).` */
export const words = (parts: TemplateStringsArray, ...links: readonly Link[]): Words =>
  parts.flatMap((part, at) => [...(part ? [part] : []), ...(links[at] ? [links[at]] : [])]);

export const text = (parts: TemplateStringsArray, ...links: readonly Link[]): Block => ({
  kind: 'text',
  words: words(parts, ...links),
});

export const list = (...items: readonly Words[]): Block => ({ kind: 'list', items });

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

/** A source, named by who published it and when: "Mint, 11 Jun 2025". */
export function from(id: SourceId): Link {
  const source: Source = SOURCES[id];
  return { text: `${source.publisher}, ${dateOf(source)}`, href: source.href };
}

/** Without the weekday and always with the year: a source may be years old when it is read. */
const dateOf = ({ published }: Source): string => (published ? formatDate(published, '').slice(4) : 'read in Nov 2026');

/** Another post of the magazine. */
export const post = (slug: string, words: string): Link => ({ text: words, href: routes.post(slug) });
