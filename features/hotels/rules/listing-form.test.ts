import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterParams, NO_FILTERS, parseFilters } from './listing.ts';
import { plainFormParams } from './listing-form.ts';

const read = (params: Record<string, string | string[]>) =>
  parseFilters(plainFormParams(params) ?? new URLSearchParams());

describe('[7.20] filters of a plain form', () => {
  it('[7.20] a link is none', () => {
    expect(
      plainFormParams({ city: 'kochi', checkin: '2026-12-12', meals: 'breakfast_half-board', price: '1-2' }),
    ).toBeNull();
  });

  it.each([
    [
      'ticked boxes of one facet',
      { meals: ['breakfast', 'half-board'], filters: '1' },
      { meals: ['breakfast', 'half-board'] },
    ],
    ['one box and the mark of the form', { refundable: '1', filters: '1' }, { refundable: true }],
    [
      'both ends of a price, as people type them',
      { 'price-from': '₹6,000', 'price-to': '22 000' },
      { price: [6000, 22_000] },
    ],
    ['one end', { 'price-from': '', 'price-to': '9000' }, { price: [0, 9000] }],
    ['ends the wrong way round', { 'price-from': '9000', 'price-to': '6000' }, { price: [6000, 9000] }],
    ['a price that is none', { 'price-from': 'cheap', 'price-to': '-4' }, { price: null }],
    ['two least scores: the higher one', { score: ['8', '9'] }, { score: 9 }],
    [
      'an area with our own mark in its name',
      { areas: ['Old%5FTown', 'Fort Kochi'] },
      { areas: ['Fort Kochi', 'Old_Town'] },
    ],
  ])('[7.20] %s', (_, sent, wanted) => {
    expect(read(sent as Record<string, string | string[]>)).toEqual({ ...NO_FILTERS, ...wanted });
  });

  it('[7.20] guests and the mark of the form do not travel on', () => {
    expect([...(plainFormParams({ city: 'goa', a1: '2', c1: '5', filters: '1', sort: 'price' }) ?? [])]).toEqual([
      ['city', 'goa'],
      ['sort', 'price'],
    ]);
  });

  it('[7.20] boxes of areas, sent one by one, mean the same as the link', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), (areas) => {
        const boxes = areas.map((area) => filterParams({ ...NO_FILTERS, areas: [area] }).areas ?? '');
        expect(read({ areas: boxes, filters: '1' }).areas).toEqual(
          parseFilters(new URLSearchParams(filterParams({ ...NO_FILTERS, areas }))).areas,
        );
      }),
    );
  });
});
