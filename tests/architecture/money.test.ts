import { describe, expect, it } from 'vitest';
import { found, sourceFiles } from '../support/source-files.ts';

/** Where money is read from text, written as text, and typed. */
const READER = 'lib/shared/read-rupees.ts';
const FIELD = 'components/ui/money-field.tsx';

/** Fields that count people, days or hours, never money; and one exception. */
const COUNTS = new Set([
  'features/policy/components/mode-fields.tsx',
  'features/approvals/components/level-fields.tsx',
  'features/flights/components/search/travellers-field.tsx',
  'features/hotels/components/stay-search/guests-field.tsx',
  'features/packages/components/plain-party.tsx',
  'components/ui/code-field.tsx',
  'features/events/components/hosting/event-form.tsx',
  'features/events/components/rooms/block-form.tsx',
  'features/events/components/rooms/desk-block.tsx',
  // the listing's form without JavaScript, where nothing can group digits; the server reads it with the same function
  'features/hotels/components/listing/price-filter.tsx',
]);

/** Compares the figures of a post with its translation's, where an amount may be written in lakhs; nobody types them. */
const FIGURES_OF_POSTS = 'features/blogs/data/mdx/figures.ts';

/** Own reading of amounts: ₹ or commas taken out of a text. */
const OWN_READING = /replace(?:All)?\((?:\/\[[^\]]*[₹,]|\/[₹,]\/|'[₹,]')[^)]*,\s*''\)/;
/** A field for money that is not the money field: named after rupees, or a number that a browser may round, step or drop. */
const OWN_FIELD =
  /type="number"|inputMode="(?:numeric|decimal)"|<(?:TextField|TextInput|input)\b[^>]*label="[^"]*(?:rupee|₹|amount|budget)/i;

const inScreens = sourceFiles('{app,components,features}/**/*.tsx');

describe('money that is typed', () => {
  it('is read by one function', () => {
    const code = sourceFiles('{app,components,features,lib,posters,start,scripts}/**/*.{ts,tsx}');
    expect(
      found(
        code.filter(({ path }) => path !== READER && path !== FIGURES_OF_POSTS && !path.endsWith('.test.ts')),
        OWN_READING,
      ),
    ).toEqual([]);
  });

  it('is typed into one kind of field', () => {
    const others = inScreens.filter(({ path }) => path !== FIELD && !COUNTS.has(path) && !path.includes('.test.'));
    expect(found(others, OWN_FIELD)).toEqual([]);
  });

  it.each(["text.replace(/[₹,\\s]/g, '')", "typed.replaceAll(',', '')"])('would be told of %s', (line) =>
    expect(OWN_READING.test(line)).toBe(true),
  );
  it.each(['<input type="number" />', '<TextField label="From, in rupees"', 'inputMode="decimal"'])(
    'would be told of %s',
    (line) => expect(OWN_FIELD.test(line)).toBe(true),
  );
});
