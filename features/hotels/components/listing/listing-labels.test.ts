import { describe, expect, it } from 'vitest';
import { activeFilters, NO_FILTERS, parseFilters, type ListingFilters } from '../../rules/listing.ts';
import { boxValue, noMatchText, onFilters, priceLabel, relaxText } from './listing-labels.ts';
import { isOn, toggleFilter } from './toggle-filter.ts';

const CHOSEN: ListingFilters = {
  ...NO_FILTERS,
  q: 'spice',
  price: [6000, 22_000],
  refundable: true,
  refund: ['free'],
  meals: ['breakfast'],
  areas: ['Fort Kochi', 'Ernakulam'],
  score: 8,
  stars: [5, 4],
  amenities: ['pool', 'veg-kitchen'],
};

describe('[7.20] filters in words', () => {
  it('[7.20] each one that is on has a chip, and taking it off leaves the others', () => {
    expect(onFilters(CHOSEN).map(({ label }) => label)).toEqual([
      '“spice”',
      '₹6,000–22,000',
      'Refundable',
      'Free cancellation',
      'Breakfast included',
      'Fort Kochi',
      'Ernakulam',
      '8 and above',
      '5 stars',
      '4 stars',
      'Swimming pool',
      'Pure veg kitchen',
    ]);
    for (const { key, without } of onFilters(CHOSEN)) {
      expect(onFilters(without)).toHaveLength(11);
      expect(onFilters(without).map((filter) => filter.key)).not.toContain(key);
    }
    expect(onFilters(NO_FILTERS)).toEqual([]);
  });

  it('[7.20] what to drop is named as on its box', () => {
    expect(activeFilters(CHOSEN).map((filter) => relaxText(filter, CHOSEN))).toEqual([
      '₹6,000–22,000',
      '8 and above',
      'Refundable',
      '“spice”',
      '5 stars or 4 stars',
      'Breakfast included',
      'Free cancellation',
      'Fort Kochi or Ernakulam',
      'Swimming pool',
      'Pure veg kitchen',
    ]);
  });

  it.each([
    [1, 'No stays match'],
    [2, 'No stays match both'],
    [5, 'No stays match all five'],
    [12, 'No stays match all 12'],
  ])('[7.20] %i filters: %s', (count, words) => {
    expect(noMatchText(count)).toBe(words);
  });

  it('[9.9] a range of prices has one sign and commas', () => {
    expect(priceLabel([600, 122_000])).toBe('₹600–122,000');
  });

  it('[7.20] a box pressed twice changes nothing', () => {
    for (const [facet, value] of [
      ['meals', 'breakfast'],
      ['areas', 'Old_Town 50%'],
      ['score', 9],
      ['stars', 4],
      ['refundable', 1],
      ['refund', 'part'],
      ['amenities', 'spa'],
    ] as const) {
      const once = toggleFilter(NO_FILTERS, facet, value);
      expect(isOn(once, facet, value)).toBe(true);
      expect(toggleFilter(once, facet, value)).toEqual(NO_FILTERS);
    }
  });

  it('[7.20] a box of a plain form sends the word that a link would', () => {
    expect(parseFilters(new URLSearchParams({ areas: boxValue('areas', 'Old_Town 50%') })).areas).toEqual([
      'Old_Town 50%',
    ]);
  });
});
