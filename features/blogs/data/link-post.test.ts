import { describe, expect, it } from 'vitest';
import { linkPost } from './link-post.ts';
import { parsePost } from './mdx/parse-post.ts';
import { SOURCES } from './sources.ts';

const FILE = 'features/blogs/data/posts/a-post.mdx';
const linked = (text: string, author = 'editors') =>
  linkPost(
    parsePost(
      `---\ntitle: A\nsummary: B\nauthor: ${author}\npublished: 2026-11-25\nplaces: [kochi]\nscene: { kind: hill, hour: day }\n---\n\n## The fare [#fare]\n\n${text}\n`,
      FILE,
    ),
    new Set(['hold-or-pay']),
  );

describe('[1.2] a post with its links', () => {
  it('has the sources that it names', () => {
    expect(linked('<Fact source="infants">One</Fact>. Two.').sections[0]?.blocks).toEqual([
      { kind: 'text', words: ['One', { source: SOURCES.infants }, '. Two.'] },
    ]);
  });

  it('links to other posts', () => {
    expect(linked('- [this](./hold-or-pay.mdx)').sections[0]?.blocks).toEqual([
      { kind: 'list', items: [[{ text: 'this', href: '/blogs/hold-or-pay' }]] },
    ]);
  });

  it.each([
    ['Text.', 'nobody', 4, 'no author "nobody"'],
    ['Text.', 'constructor', 4, 'no author "constructor"'],
    ['Text.\n\n<Fact source="rumour">Text</Fact>.', 'editors', 14, 'data/sources.ts has no source "rumour"'],
    ['[this](./no-such-post.mdx)', 'editors', 12, 'no post "no-such-post"'],
  ])('says where %j by %s names what does not exist', (text, author, line, problem) =>
    expect(() => linked(text, author)).toThrow(`${FILE}:${line}: ${problem}`),
  );
});
