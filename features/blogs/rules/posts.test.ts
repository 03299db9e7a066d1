import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCity } from '#features/places/server/index.ts';
import { inEnglish, inLanguage } from '#lib/server/language.ts';
import { HINDI } from '#lib/server/texts/hindi.ts';
import { routes } from '#lib/shared/routes.ts';
import type { PostCard } from '../contract.ts';
import type { Post } from '../data/post-types.ts';
import { POSTS, POSTS_IN_HINDI } from '../data/posts.ts';
import { SOURCES, type Source } from '../data/sources.ts';
import { presentPost, presentPosts, sourcesOf } from './present-post.ts';
import { textOf } from './reading-time.ts';

const sources: [string, Source][] = Object.entries(SOURCES);
const addressesOf = (post: Post): string[] =>
  post.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      (block.kind === 'table' ? [] : block.kind === 'list' ? block.items : [block.words]).flatMap((words) =>
        words.flatMap((part) => (typeof part === 'string' ? [] : ['source' in part ? part.source.href : part.href])),
      ),
    ),
  );
/** A figure of law or of a carrier: rupees, a percentage, a span of time. */
const FIGURE = /₹\s?\d|\d+ ?%|\b\d+ (?:hours?|days?|working days|months?|years?)\b/;

describe.each(POSTS.map((post) => [post.slug, post] as const))('[1.2] the post %s', (_, post) => {
  it('names a source in every section that states a figure', () => {
    const wanting = post.sections.filter(
      ({ title, blocks }) =>
        FIGURE.test([title, ...blocks.map(textOf)].join(' ')) &&
        !sourcesOf({ ...post, sections: [{ id: '', title: '', blocks }] }).length,
    );
    // an example with invented prices, and nothing else, stands on its own
    expect(wanting.map(({ id }) => id)).toEqual(
      post.slug === 'how-to-read-a-refund-rule' ? ['when-free-is-worth-it'] : [],
    );
  });

  it('links only to its sources and to posts that exist', () => {
    const known = new Set([...sources.map(([, { href }]) => href), ...POSTS.map(({ slug }) => routes.post(slug))]);
    expect(addressesOf(post).filter((href) => !known.has(href))).toEqual([]);
    expect(addressesOf(post)).not.toContain(routes.post(post.slug));
    expect(sourcesOf(post).length).toBeGreaterThan(0);
  });

  it('shows places that have stays, under a picture that is true of the first', () => {
    const [first] = post.places;
    expect(post.places.filter((slug) => !findCity(slug))).toEqual([]);
    const { slug, kind, mark } = findCity(first ?? '') ?? {};
    expect(post.scene).toMatchObject({ seed: slug, kind, ...(mark && { mark }) });
  });

  it('has sections with addresses of their own, and is short', () => {
    const ids = post.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('sources');
    expect(presentPost(post.slug)?.minutes).toBeLessThanOrEqual(4);
    expect(post.summary.length).toBeLessThanOrEqual(160);
  });
});

describe('[1.2] the magazine', () => {
  it('has ten posts, each at one address, the latest first', () => {
    const posts = presentPosts();
    expect(posts).toHaveLength(10);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(posts.filter(({ slug }) => !/^[a-z0-9-]{3,60}$/.test(slug))).toEqual([]);
    const dates = posts.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('has a post for every file of data/posts, and an edition in Hindi of every post', () => {
    const files = globSync('features/blogs/data/posts/*').map((file) => path.basename(file));
    expect(files.sort()).toEqual(POSTS.flatMap(({ slug }) => [`${slug}.mdx`, `${slug}.hi.mdx`]).sort());
  });

  it('offers three others after each post, and none for an unknown address', () => {
    const last = POSTS.at(-1)?.slug ?? '';
    expect(presentPost(last)?.next.map(({ slug }) => slug)).toEqual(POSTS.slice(0, 3).map(({ slug }) => slug));
    expect(presentPost('no-such-post')).toBeNull();
  });

  it('keeps no source that no post names, and none without an address', () => {
    const named = new Set(POSTS.flatMap(sourcesOf).map(({ href }) => href));
    expect(sources.filter(([, { href }]) => !named.has(href)).map(([id]) => id)).toEqual([]);
    expect(sources.filter(([, { href }]) => !/^https?:\/\/\S+\.\S+\/\S/.test(href)).map(([id]) => id)).toEqual([]);
  });
});

const inHindi = <Result>(work: () => Result): Result =>
  inLanguage({ language: 'hi', translation: HINDI, scripts: [] }, work);

describe('[9.9] the magazine in Hindi', () => {
  it('has the same posts in the same order, with the places, pictures and dates of the English ones', () => {
    const facts = ({ slug, published, updated, minutes, scene }: PostCard) => [
      slug,
      published,
      updated,
      minutes,
      scene,
    ];
    expect(inHindi(presentPosts).map(facts)).toEqual(presentPosts().map(facts));
    for (const { slug } of POSTS) {
      const [hindi, english] = [inHindi(() => presentPost(slug)), presentPost(slug)];
      expect([hindi?.places, hindi?.sources]).toEqual([english?.places, english?.sources]);
      expect(hindi?.next.map((next) => next.slug)).toEqual(english?.next.map((next) => next.slug));
    }
  });

  it.each(POSTS_IN_HINDI.map((post) => [post.slug, post] as const))(
    'the post %s is in Devanagari throughout, with composed signs and Latin digits',
    (_, post) => {
      const lines = [
        post.title,
        post.summary,
        ...post.sections.flatMap(({ title, blocks }) => [title, ...blocks.map(textOf)]),
      ];
      expect(lines.filter((line) => line !== line.normalize('NFC') || /[०-९]/.test(line))).toEqual([]);
      expect(lines.filter((line) => !/[\u0900-\u097f]{2}/.test(line))).toEqual([]);
      expect(post.summary.length).toBeLessThanOrEqual(160);
    },
  );

  it('names sources as they were published, with dates in Hindi', () => {
    const words = (slug: string, section: string) => {
      const { blocks = [] } = inHindi(() => presentPost(slug))?.sections.find(({ id }) => id === section) ?? {};
      return blocks.flatMap((block) => (block.kind === 'text' ? block.words : []));
    };
    expect(words('tatkal-trains', 'aadhaar')).toContainEqual(
      expect.objectContaining({ text: 'Mint, 11 जून 2025', href: SOURCES.tatkalAadhaar.href }),
    );
    expect(words('travelling-with-children', 'alone')).toContainEqual(
      expect.objectContaining({ text: 'IndiGo, नवंबर 2026 में पढ़ा गया' }),
    );
  });

  it('writes amounts in Indian groups', () => {
    const post = JSON.stringify(inHindi(() => presentPost('tcs-on-overseas-packages')));
    expect(post).toContain('₹15,00,000');
    expect([...post.matchAll(/₹[\d,]+/g)].filter(([amount]) => /,\d{3},\d{3}$/.test(amount))).toEqual([]);
  });

  it('leaves what the API, the feed and search engines read in English', () => {
    const english = presentPosts();
    expect(inHindi(() => inEnglish(presentPosts))).toEqual(english);
    expect(english[0]).toMatchObject({ author: { name: 'Sarai editors' } });
  });
});

describe('[1.2] a source in the text', () => {
  it('is named by publisher and date, after the fact', () => {
    const { blocks = [] } = presentPost('tatkal-trains')?.sections.find(({ id }) => id === 'when') ?? {};
    expect(blocks).toEqual([
      {
        kind: 'text',
        words: [
          expect.stringMatching(/four passengers at most \($/),
          { text: 'NDTV, 6 Oct 2018', href: SOURCES.tatkalScheme.href },
          expect.stringMatching(/^\)\. Count from/),
        ],
      },
    ]);
  });
});

describe('[1.2] examples in posts are computed right', () => {
  const rowsOf = (slug: string, section: string): string[][] => {
    const { blocks = [] } = presentPost(slug)?.sections.find(({ id }) => id === section) ?? {};
    return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  };
  const rupees = (text: string | undefined): number => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

  it('the GST of a room: 5% up to ₹7,500, else 18% of the whole price', () => {
    const rows = rowsOf('gst-on-hotel-rooms', 'the-step');
    expect(rows).toHaveLength(4);
    for (const [price, tax, total] of rows) {
      const rate = rupees(price) <= 7500 ? 5 : 18;
      expect([tax, rupees(total)]).toEqual([
        expect.stringContaining(`${rate}%`),
        rupees(price) + (rupees(price) * rate) / 100,
      ]);
      expect(rupees(tax)).toBe((rupees(price) * rate) / 100);
    }
  });

  it('the TCS of a package: 5% to ₹10 lakh and 20% above it before, 2% now', () => {
    const rows = rowsOf('tcs-on-overseas-packages', 'rate');
    expect(rows).toHaveLength(3);
    for (const [price, before, now] of rows) {
      const lakh = Math.min(rupees(price), 1_000_000);
      expect(rupees(before)).toBe(lakh * 0.05 + (rupees(price) - lakh) * 0.2);
      expect(rupees(now)).toBe(rupees(price) * 0.02);
    }
  });
});
