import { describe, expect, it } from 'vitest';
import { editionOf } from './check-edition.ts';
import { parseEdition, parsePost } from './mdx/parse-post.ts';

const ENGLISH = 'features/blogs/data/posts/a-post.mdx';
const HINDI = 'features/blogs/data/posts/a-post.hi.mdx';
const post = parsePost(
  `---
title: Two trains
summary: Since 1 July 2025.
author: editors
published: 2026-11-25
places: [kochi]
scene: { kind: hill, hour: day }
---

## The fare: ₹500 [#fare]

<Fact source="infants">Ten days</Fact>. See [this](./hold-or-pay.mdx).

- <Fact source="infants">At 10:00</Fact>.
- Nothing else.

| Class | Price |
| --- | --- |
| Sleeper | ₹200,000 |

## More [#more]

Text.
`,
  ENGLISH,
);
const EDITION = `---
title: दो ट्रेनें
summary: 1 जुलाई 2025 से।
---

## किराया: ₹500 [#fare]

<Fact source="infants">दस दिन</Fact>। [यह](./hold-or-pay.mdx) पढ़ें।

- <Fact source="infants">10:00 बजे</Fact>।
- और कुछ नहीं।

| क्लास | कीमत |
| --- | --- |
| स्लीपर | ₹2,00,000 |

## और [#more]

लेख।
`;
const edition = (text: string) => editionOf(post, parseEdition(text, HINDI));

describe('[9.9] a post in Hindi', () => {
  it('has its own title, summary and sections, and all else from the English post', () => {
    const { title, summary, slug, places, sections } = edition(EDITION);
    expect([slug, title, summary, places]).toEqual(['a-post', 'दो ट्रेनें', '1 जुलाई 2025 से।', ['kochi']]);
    expect(sections.map(({ id, title: words }) => [id, words])).toEqual([
      ['fare', 'किराया: ₹500'],
      ['more', 'और'],
    ]);
  });

  it.each([
    ['दो ट्रेनें', 'तीन ट्रेनें', 2, '“title 3”', `${ENGLISH}:2 has “title 2”`],
    ['जुलाई', 'जून', 3, '“summary 1 2025 June”', `${ENGLISH}:3 has “summary 1 2025 July”`],
    ['[#fare]', '[#price]', 6, '“section [#price] ₹500”', `${ENGLISH}:10 has “section [#fare] ₹500”`],
    ['₹500', '₹600', 6, '“section [#fare] ₹600”', `${ENGLISH}:10 has`],
    ['दस दिन', 'नौ दिन', 8, '“paragraph <Fact source="infants"> ./hold-or-pay.mdx 9”', `${ENGLISH}:12 has`],
    ['"infants">दस', '"childSeats">दस', 8, '“paragraph <Fact source="childSeats">', `${ENGLISH}:12 has`],
    ['[यह](./hold-or-pay.mdx)', 'यह', 8, '“paragraph <Fact source="infants"> 10”', `${ENGLISH}:12 has`],
    ['10:00 बजे', '11:00 बजे', 10, '“item <Fact source="infants"> 11:00”', `${ENGLISH}:14 has`],
    ['- और कुछ नहीं।\n', '', 12, '“row of 2 |”', `${ENGLISH}:15 has “item”`],
    ['₹2,00,000', '₹20,000', 15, '“row of 2 | ₹20000”', `${ENGLISH}:19 has “row of 2 | ₹200000”`],
    ['\n## और [#more]\n\nलेख।\n', '', 15, '“nothing more”', `${ENGLISH}:21 has “section [#more]”`],
    ['लेख।\n', 'लेख।\n\nऔर लेख।\n', 21, '“paragraph”', 'the English post has nothing more'],
  ])('that has %j as %j is refused with file and line', (right, wrong, line, own, english) => {
    const refused = () => edition(EDITION.replace(right, wrong));
    expect(refused).toThrow(`${HINDI}:${line}: ${own}`);
    expect(refused).toThrow(english);
  });

  it.each([
    ['summary: 1 जुलाई 2025 से।\n', '', 1, 'front matter: summary: Invalid input'],
    ['summary:', 'places: [kochi]\nsummary:', 3, 'front matter: places: Unrecognized key'],
    ['./hold-or-pay.mdx', './hold-or-pay.hi.mdx', 8, 'a link to ./hold-or-pay.hi.mdx'],
  ])('with %j written as %j is refused as English ones are', (right, wrong, line, problem) =>
    expect(() => edition(EDITION.replace(right, wrong))).toThrow(`${HINDI}:${line}: ${problem}`),
  );

  it('is not taken for the edition of another post', () =>
    expect(() => editionOf(post, parseEdition(EDITION, HINDI.replace('a-post', 'other')))).toThrow(
      'other.hi.mdx:2: an edition of other, not of a-post',
    ));
});
