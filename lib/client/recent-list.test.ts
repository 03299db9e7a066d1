// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentList } from './recent-list.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const list = (key: string) => recentList(key, isText, (one, other) => one.toLowerCase() === other.toLowerCase());

beforeEach(() => localStorage.clear());

describe('what a browser remembers', () => {
  it('[7.20] is the latest four, the same one once, and each product has its own', () => {
    const [stays, flights] = [list('stays'), list('flights')];
    for (const item of ['Goa', 'Kochi', 'Jaipur', 'goa', 'Leh', 'Delhi']) stays.remember(item);
    flights.remember('BLR to DEL');
    expect(stays.all()).toEqual(['Delhi', 'Leh', 'goa', 'Jaipur']);
    expect(flights.all()).toEqual(['BLR to DEL']);
  });

  it('tells of a new one until it is no longer asked', () => {
    const stays = list('stays');
    const changed = vi.fn();
    const stop = stays.onChange(changed);
    stays.remember('Goa');
    stop();
    stays.remember('Kochi');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it.each(['{', 'null', '{"a":1}', '[1,{"city":2}]'])('leaves out what another version wrote: %s', (text) => {
    localStorage.setItem('stays', text);
    expect(list('stays').all()).toEqual([]);
  });
});
