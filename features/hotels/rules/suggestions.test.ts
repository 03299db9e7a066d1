import { describe, expect, it } from 'vitest';
import type { PlaceSuggestion } from '../contract.ts';
import { nearMiddle } from './near-middle.ts';
import { suggestionsInOrder } from './suggestions.ts';

const place = (name: string, fit: PlaceSuggestion['fit']): PlaceSuggestion => ({
  kind: 'city',
  slug: name.toLowerCase(),
  name,
  title: name,
  within: '',
  stays: 9,
  fit,
});
const hotel = (name: string) => ({ slug: name.toLowerCase(), name, title: `${name}, Kochi`, within: '' });
const names = (...args: Parameters<typeof suggestionsInOrder>) => suggestionsInOrder(...args).map(({ name }) => name);

describe('[7.9] [7.20] places and hotels in one list', () => {
  it('a place of that very name, then a hotel of it, then what begins so, at last what is spelt alike', () => {
    const places = [place('Kochi', 'exact'), place('Kochi Fort', 'begins'), place('Konchi', 'similar')];
    expect(names('kochi', places, ['Kochi House', 'Kochi', 'Old Kochi Inn'].map(hotel), 8)).toEqual([
      ...['Kochi', 'Kochi', 'Kochi Fort', 'Kochi House', 'Old Kochi Inn', 'Konchi'],
    ]);
  });

  it('a hotel named with its city is found exactly, before a place spelt alike', () => {
    expect(names('Boatyard House, Kochi', [place('Boat', 'similar')], [hotel('Boatyard House')], 8)).toEqual([
      'Boatyard House',
      'Boat',
    ]);
  });

  it('many places leave room for three hotels, and without places all are hotels', () => {
    const places = Array.from({ length: 8 }, (_, at) => place(`Lake ${at}`, 'begins'));
    const hotels = Array.from({ length: 8 }, (_, at) => hotel(`Lake House ${at}`));
    expect(suggestionsInOrder('lake', places, hotels, 8).filter(({ kind }) => kind === 'hotel')).toHaveLength(3);
    expect(names('lake', [], hotels, 8)).toHaveLength(8);
  });
});

describe('[7.20] the stays of an area', () => {
  const at = (km: number) => ({ lat: km / 111.2, lng: 0 });
  const near = (kms: number[]) =>
    nearMiddle({ lat: 0, lng: 0 }, kms.map(at), (stay) => stay).map(({ lat }) => Math.round(lat * 111.2));

  it('are those within five kilometres, the nearest first', () => {
    expect(near([4, 3, 2, 1, 4, 4, 4, 4, 6, 20])).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
  });

  it('where there are hardly any, are the eight nearest within thirty', () => {
    expect(near([28, 2, 40, 12])).toEqual([2, 12, 28]);
    expect(near(Array.from({ length: 12 }, () => 10))).toHaveLength(8);
  });
});
