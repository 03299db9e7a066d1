// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberSearch } from '../../client/recent-searches.ts';
import { RecentStays } from './recent-stays.tsx';

const stay = { checkIn: '2026-12-12', checkOut: '2026-12-14', rooms: [{ adults: 2, childAges: [] }] };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('recent searches on the landing page', () => {
  it('are found under the key that remembering writes', async () => {
    rememberSearch({ city: 'kochi', name: 'Kochi', stay });
    render(<RecentStays today="2026-12-01" />);
    expect(await screen.findByRole('link', { name: /Kochi/ })).toBeTruthy();
  });

  it('are not there in a browser that searched for nothing', () => {
    const { container } = render(<RecentStays today="2026-12-01" />);
    expect(container.innerHTML).toBe('');
  });
});
