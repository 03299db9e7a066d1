import { expect, test } from 'vitest';
import { filterOptions, filterSummary } from './filter-options.ts';

const filters = {
  themes: [],
  states: [{ slug: 'kerala', name: 'Kerala', count: 4 }],
  lengths: { week: 3 },
  months: [{ month: '2026-12', count: 2 }],
};
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

test('[1.2] selects offer what has packages, each after a choice that means all', () => {
  const { state, month, length, sort } = filterOptions(filters, { sort: 'recommended' });
  expect(labels(state)).toEqual(['Anywhere', 'Kerala']);
  expect(labels(month)).toEqual(['Any month', 'December 2026']);
  expect(labels(length)).toEqual(['Any length', '5 to 7 nights']);
  expect(labels(sort)[0]).toBe('Recommended');
});

test('[1.2] what is chosen stays a choice where nothing matches it', () => {
  const { state, month, length } = filterOptions(filters, {
    state: 'tamil-nadu',
    month: '2027-01',
    length: 'long',
    sort: 'price',
  });
  expect(labels(state)).toContain('Tamil Nadu');
  expect(labels(month)).toContain('January 2027');
  expect(labels(length)).toContain('8 nights and more');
});

test('[7.20] the filters of a search are said in words', () => {
  const words = (asked: Parameters<typeof filterSummary>[1]) => filterSummary(filterOptions(filters, asked), asked);
  expect(words({ sort: 'recommended', theme: 'coast', state: 'kerala', month: '2026-12', length: 'week' })).toBe(
    'Coast and backwaters, Kerala, December 2026, 5 to 7 nights',
  );
  expect(words({ sort: 'price', state: 'tamil-nadu' })).toBe('Tamil Nadu');
  expect(words({ sort: 'price' })).toBe('');
});
