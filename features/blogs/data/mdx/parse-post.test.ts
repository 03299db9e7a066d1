import { describe, expect, it } from 'vitest';
import { parsePost } from './parse-post.ts';

const FILE = 'features/blogs/data/posts/a-post.mdx';
const FRONT_MATTER = `---
title: A post
summary: What it says.
author: editors
published: 2026-11-25
places: [kochi]
scene: { kind: backwater, hour: day, mark: nets }
---`;
/** A post with this text, which begins in line 10. */
const parsed = (text: string) => parsePost(`${FRONT_MATTER}\n\n${text}\n`, FILE);
const blocksOf = (text: string) => parsed(`## Title [#title]\n\n${text}`).sections[0]?.blocks;

describe('[1.2] a post from its MDX', () => {
  it('has its address from the name of its file, and its picture from its first place', () => {
    expect(parsed('## The fare [#fare]\n\nText.')).toEqual({
      slug: 'a-post',
      title: 'A post',
      summary: 'What it says.',
      author: { name: 'editors', at: `${FILE}:4` },
      published: '2026-11-25',
      places: ['kochi'],
      scene: { seed: 'kochi', kind: 'backwater', hour: 'day', mark: 'nets' },
      sections: [{ id: 'fare', title: 'The fare', blocks: [{ kind: 'text', words: ['Text.'] }] }],
      outline: [
        { at: `${FILE}:2`, has: 'title' },
        { at: `${FILE}:3`, has: 'summary' },
        { at: `${FILE}:10`, has: 'section [#fare]' },
        { at: `${FILE}:12`, has: 'paragraph' },
      ],
    });
  });

  it('names a source after each fact, and other posts by their file', () => {
    expect(blocksOf('Before. <Fact source="mint">Half\nof it</Fact>. See [this](./hold-or-pay.mdx).')).toEqual([
      {
        kind: 'text',
        words: [
          'Before. ',
          'Half of it',
          { source: 'mint', at: `${FILE}:12` },
          '. See ',
          { text: 'this', post: 'hold-or-pay', at: `${FILE}:13` },
          '.',
        ],
      },
    ]);
  });

  it('has lists and tables, and comments that nobody reads', () => {
    expect(
      blocksOf('{/* checked in May */}\n\n- one{/* or two */}\n- three\n\n| a | b |\n| - | - |\n| c | d |'),
    ).toEqual([
      { kind: 'list', items: [['one'], ['three']] },
      { kind: 'table', head: ['a', 'b'], rows: [['c', 'd']] },
    ]);
  });
});

describe('[1.2] what an author got wrong is said with its file and line', () => {
  it.each([
    ['<Map />', 12, '<Map> stands alone'],
    ['See <Map />.', 12, 'no component <Map>'],
    ['<Fact>Text</Fact>.', 12, '<Fact> has one attribute'],
    ['<Fact source={mint}>Text</Fact>.', 12, '<Fact> has one attribute'],
    ['<Fact source="mint" date="2026">Text</Fact>.', 12, '<Fact> has one attribute'],
    ['Text. <Fact source="mint"></Fact>', 12, '<Fact> is empty'],
    ['<Fact source="a">b <Fact source="c">d</Fact></Fact>.', 12, '<Fact> stands in another <Fact>'],
    ['<Fact source="mint">Text.', 12, 'Expected a closing tag for `<Fact>`'],
    ['A [page](https://mint.example).', 12, 'a link to https://mint.example'],
    ['It is **bold**.', 12, 'bold text cannot stand here'],
    ['It is {1 + 1}.', 12, 'JavaScript cannot stand here'],
    ["export const price = '₹5';", 12, 'JavaScript cannot stand here'],
    ['It is {.', 12, 'Unexpected end of file in expression'],
    ['1. First', 12, 'lists of a post are not numbered'],
    ['- one\n\n  - two', 12, 'an item of a list is one paragraph'],
    ['| a | b |\n| - | - |\n| c |', 14, 'a row of 1 cells below a head of 2'],
    ['> Quoted', 12, 'blockquote cannot stand here'],
  ])('%s', (text, line, problem) => expect(() => blocksOf(text)).toThrow(`${FILE}:${line}: ${problem}`));

  it.each([
    ['Text.\n\n## The fare [#fare]\n\nText.', 10, 'text before the first heading'],
    ['# The fare [#fare]\n\nText.', 10, 'headings of a post are of the second level'],
    ['## The fare\n\nText.', 10, 'a heading ends with the address'],
    ['## The fare [#fare]\n\n## The tax [#tax]\n\nText.', 10, 'a section without text'],
    ['## The fare [#fare]', 10, 'a section without text'],
    ['', 1, 'a post has sections'],
  ])('%j', (text, line, problem) => expect(() => parsed(text)).toThrow(`${FILE}:${line}: ${problem}`));

  it.each([
    ['summary: What it says.\n', '', 1, 'front matter: summary: Invalid input'],
    ['2026-11-25', '25 November', 5, 'front matter: published: Invalid ISO date'],
    ['[kochi]', '[]', 6, 'front matter: places: Too small'],
    ['hour: day', 'hour: noon', 7, 'front matter: scene.hour: Invalid option'],
    ['author: editors', 'autor: editors', 1, 'front matter: author: Invalid input'],
    ['author: editors', 'author: editors\nmood: calm', 5, 'front matter: mood: Unrecognized key'],
    ['title: A post', 'title: A post: the second', 2, 'front matter: Nested mappings are not allowed'],
    [FRONT_MATTER, '', 1, 'a post begins with its front matter'],
    [FRONT_MATTER, '---\n---', 1, 'front matter: empty: Invalid input'],
  ])('%j written as %j', (right, wrong, line, problem) => {
    const text = `${FRONT_MATTER}\n\n## The fare [#fare]\n\nText.\n`.replace(right, wrong);
    expect(() => parsePost(text.trimStart(), FILE)).toThrow(`${FILE}:${line}: ${problem}`);
  });
});
