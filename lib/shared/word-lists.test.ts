import { expect, it } from 'vitest';
import { countedInWords } from './number-words.ts';
import { andList, capital, counted, orList } from './word-lists.ts';

it.each<[string[], string, string]>([
  [[], '', ''],
  [['tea'], 'tea', 'tea'],
  [['tea', 'rice'], 'tea or rice', 'tea and rice'],
  [['tea', 'rice', 'salt'], 'tea, rice or salt', 'tea, rice and salt'],
])('lists %j', (words, or, and) => {
  expect(orList(words)).toBe(or);
  expect(andList(words)).toBe(and);
});

it.each<[number, string, string]>([
  [0, '0 days', 'no days'],
  [1, '1 day', 'one day'],
  [2, '2 days', 'two days'],
  [10, '10 days', 'ten days'],
  [11, '11 days', '11 days'],
  [1200, '1,200 days', '1,200 days'],
])('[9.9] counts %i', (count, figure, words) => {
  expect(counted(count, 'day')).toBe(figure);
  expect(countedInWords(count, 'day')).toBe(words);
});

it('knows nouns that do not take an s', () =>
  expect(`${counted(2, 'person', 'people')} ${capital('of a band')}`).toBe('2 people Of a band'));
