// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { presentPost, presentPosts } from './present-post.ts';
import { readingMinutes } from './reading-time.ts';
import { rssFeed } from './rss.ts';
import { structuredData } from './structured-data.ts';

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');
const SITE = new URL('https://sarai.example');

describe('[1.2] the magazine as RSS', () => {
  it('is well-formed XML with an item for each post, by absolute addresses', () => {
    const document = parsed(rssFeed(presentPosts(), SITE));
    const items = [...document.querySelectorAll('item')];
    expect(items).toHaveLength(presentPosts().length);
    expect(items[0]?.querySelector('link')?.textContent).toBe('https://sarai.example/blogs/how-to-read-a-refund-rule');
    expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Wed, 25 Nov 2026 00:00:00 GMT');
    expect(document.querySelector('channel > lastBuildDate')?.textContent).toBe('Wed, 25 Nov 2026 00:00:00 GMT');
  });

  it('escapes what XML would take for markup', () => {
    const [post] = presentPosts();
    const document = parsed(rssFeed([{ ...post!, title: 'A & B <c> "d"' }], SITE));
    expect(document.querySelector('item > title')?.textContent).toBe('A & B <c> "d"');
  });
});

describe('[1.2] a post for search engines', () => {
  it('is a BlogPosting with its dates, author, picture and sources', () => {
    const post = presentPost('tatkal-trains')!;
    expect(JSON.parse(structuredData(post, SITE, 'https://sarai.example/card.png'))).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: '2026-11-25',
      dateModified: '2026-11-25',
      url: 'https://sarai.example/blogs/tatkal-trains',
      image: 'https://sarai.example/card.png',
      author: { name: 'Sarai editors' },
      citation: post.sources.map(({ href }) => expect.objectContaining({ url: href }) as object),
    });
  });
});

describe('[1.2] reading time', () => {
  it.each([
    [10, 1],
    [238, 1],
    [476, 2],
    [600, 3],
  ])('of %i words is %i minutes', (count, minutes) => {
    const words = Array.from({ length: count }, () => 'word').join(' ');
    expect(readingMinutes([{ id: 'a', title: '', blocks: [{ kind: 'text', words: [words] }] }])).toBe(minutes);
  });
});
