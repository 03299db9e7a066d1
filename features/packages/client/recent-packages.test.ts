// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { recentPackages, rememberPackages } from './recent-packages.ts';

const TODAY = '2026-12-01';
const search = (filters: Record<string, string>) =>
  rememberPackages({
    filters,
    href: `/packages?${new URLSearchParams(filters).toString()}`,
    words: Object.values(filters).join(', '),
  });
const words = (current = '') =>
  recentPackages(current)
    .links(TODAY)
    .map((link) => link.words);

beforeEach(() => localStorage.clear());

describe('[7.20] recent searches for packages', () => {
  it('are one for each set of filters, whichever way it was narrowed down', () => {
    search({ state: 'kerala' });
    search({ state: 'kerala', month: '2026-12' });
    search({ theme: 'coast' });
    expect(words()).toEqual(['coast', 'kerala, 2026-12']);
    search({ month: '2026-12' });
    expect(words()).toEqual(['2026-12', 'coast']);
  });

  it('leave out the search of the page, and months that are over', () => {
    search({ month: '2026-11' });
    search({ state: 'goa' });
    search({ theme: 'cities' });
    expect(words('/packages?theme=cities')).toEqual(['goa']);
  });

  it.each(['[{"href":"https://elsewhere.example","words":"x","filters":{}}]', '[{"href":"/packages?a=b"}]', '{'])(
    'leave out what is no search: %s',
    (text) => {
      localStorage.setItem('sarai.recent-packages', text);
      expect(words()).toEqual([]);
    },
  );
});
