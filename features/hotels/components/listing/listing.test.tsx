// @vitest-environment jsdom
import '#tests/support/dialog-in-jsdom.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { aStay, anOffer, asListed, manyStays } from '#tests/support/listed-stays.ts';
import type { StaySummary } from '../../contract.ts';
import { packStays } from '../../rules/pack-stays.ts';
import { HowRanked } from './how-ranked.tsx';
import { Listing } from './listing.tsx';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const BASE = '/hotels?city=kochi&checkin=2026-12-12&checkout=2026-12-15&rooms=2';
const STAYS = [
  aStay({ slug: 'kettuvallam-house', area: 'Kumbalangi', score: 9.1, offers: [anOffer()] }),
  aStay({
    slug: 'calvetty-court',
    score: 8.7,
    offers: [
      anOffer({ total: 900_000, meals: 'room-only', refund: 'none', until: null, share: 0 }),
      anOffer({ total: 1_323_000 }),
    ],
  }),
  aStay({
    slug: 'jew-town-residency',
    area: 'Mattancherry',
    score: null,
    scoreCount: 0,
    amenities: ['veg-kitchen'],
    offers: [anOffer({ total: 976_500, meals: 'room-only', refund: 'part', until: '2026-12-08T14:00', share: 50 })],
  }),
];

const packed = (full: readonly StaySummary[]): string => packStays(asListed(full));
const listing = (stays: readonly StaySummary[] = STAYS, show = 20) => (
  <Listing
    howRanked={<HowRanked />}
    packed={packed(stays)}
    city={{ slug: 'kochi', name: 'Kochi', lat: 9.94, lng: 76.26 }}
    stay={{ checkIn: '2026-12-12', checkOut: '2026-12-15', rooms: [{ adults: 2, childAges: [] }] }}
    nights={3}
    today="2026-11-21"
    show={show}
  />
);
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const params = () => Object.fromEntries(new URLSearchParams(window.location.search));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  window.history.replaceState(null, '', BASE);
  window.matchMedia = vi.fn(() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  localStorage.clear();
});
afterEach(cleanup);

describe('[7.20] the listing', () => {
  it('[7.20] says how many stays there are, for whom, and axe has nothing to say', async () => {
    const { container } = render(listing());
    expect(title()).toBe('Kochi, 3 stays');
    expect(screen.getByText('Totals for 3 nights and 2 adults, all taxes included')).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('[7.20] reads without script: every stay, filter and link is in the server’s page', () => {
    const page = renderToString(listing());
    for (const words of [
      'Kettuvallam House',
      '₹14,868',
      'name="meals"',
      'value="breakfast"',
      'Show results',
      'name="price-from"',
    ])
      expect(page).toContain(words);
    expect(page).toContain(
      `href="/hotels?city=kochi&amp;checkin=2026-12-12&amp;checkout=2026-12-15&amp;rooms=2&amp;refund=free"`,
    );
  });

  it('[7.20] begins with the filters of its address', () => {
    window.history.replaceState(null, '', `${BASE}&areas=Kumbalangi`);
    render(listing());
    expect(names()).toEqual(['Kettuvallam House']);
    expect(box(/^Kumbalangi/).checked).toBe(true);
  });

  it('[7.20] a tick answers at once, shows in the address, and one can go back from it', async () => {
    render(listing());
    fireEvent.click(box(/^Free cancellation/));
    await waitFor(() => expect(title()).toBe('Kochi, 2 stays'));
    expect(params()).toEqual({
      city: 'kochi',
      checkin: '2026-12-12',
      checkout: '2026-12-15',
      rooms: '2',
      refund: 'free',
    });
    act(() => window.history.back());
    await waitFor(() => expect(title()).toBe('Kochi, 3 stays'));
    expect(box(/^Free cancellation/).checked).toBe(false);
  });

  it('[7.20] a stay that was pointed at when the list was left is marked no more on the way back', () => {
    const first = () => screen.getAllByRole('article')[0];
    const { unmount } = render(listing());
    const plain = first()?.className;
    fireEvent.pointerEnter(first() ?? document.body);
    expect(first()?.className).not.toBe(plain);
    unmount();
    render(listing());
    expect(first()?.className).toBe(plain);
  });

  it('[7.20] two ticks in one breath both count', async () => {
    render(listing());
    act(() => {
      box(/^Breakfast included/).click();
      box(/^Kumbalangi/).click();
    });
    await waitFor(() => expect(names()).toEqual(['Kettuvallam House']));
    expect(params()).toMatchObject({ meals: 'breakfast', areas: 'Kumbalangi' });
  });

  it('[7.20] shows the cheapest offer that meets the filters, and its total goes with the link', async () => {
    render(listing());
    const total = () => within(screen.getByRole('article', { name: '', hidden: false })).getByText('₹9,000');
    fireEvent.click(box(/^Breakfast included/));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Calvetty Court' }).getAttribute('href')).toContain('seen=1323000'),
    );
    expect(total).toThrow();
  });

  it('[7.20] every option says how many stays it would leave, also when that is none', () => {
    render(listing());
    expect(box(/^Free cancellation/).labels?.[0]?.textContent).toContain('2 results');
    expect(box(/^Swimming pool/).labels?.[0]?.textContent).toContain('0 results');
  });

  it('[7.20] the order changes and is part of the address', async () => {
    render(listing());
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'price' } });
    await waitFor(() => expect(names()).toEqual(['Calvetty Court', 'Jew Town Residency', 'Kettuvallam House']));
    expect(params()).toMatchObject({ sort: 'price' });
  });

  it('[7.20] what is on stands as a chip with its way off', async () => {
    window.history.replaceState(null, '', `${BASE}&score=8&areas=Fort+Kochi`);
    render(listing());
    fireEvent.click(screen.getByRole('link', { name: 'Remove filter: Fort Kochi' }));
    await waitFor(() => expect(title()).toBe('Kochi, 2 stays'));
    expect(params()).toMatchObject({ score: '8' });
    expect(params().areas).toBeUndefined();
  });

  it('[7.20] the two handles of the price narrow the totals, in whole rupees', async () => {
    render(listing());
    const [low, high] = [
      screen.getByLabelText<HTMLInputElement>('Lowest total'),
      screen.getByLabelText<HTMLInputElement>('Highest total'),
    ];
    expect(high.getAttribute('aria-valuetext')).toBe('14,868 rupees');
    fireEvent.change(high, { target: { value: '24' } });
    await waitFor(() => expect(names()).toEqual(['Jew Town Residency', 'Calvetty Court']));
    await waitFor(() => expect(params().price).toMatch(/^9000-119\d0$/));
    fireEvent.change(low, { target: { value: '40' } });
    expect(Number(low.value)).toBeLessThan(Number(high.value));
  });

  it('[7.20] words in a name or area narrow too', async () => {
    render(listing());
    fireEvent.change(screen.getByLabelText('Name or area contains'), { target: { value: 'MATTAN' } });
    await waitFor(() => expect(names()).toEqual(['Jew Town Residency']));
  });

  it('[7.20] nothing left: says which one filter to drop and what that gives', async () => {
    window.history.replaceState(null, '', `${BASE}&amenities=veg-kitchen&score=9`);
    render(listing());
    expect(title()).toBe('Kochi, none of 3 stays');
    expect(screen.getByRole('heading', { name: 'No stays match both' })).toBeTruthy();
    expect(screen.getByText(/Without “Pure veg kitchen” there is 1\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Remove Pure veg kitchen' }));
    await waitFor(() => expect(names()).toEqual(['Kettuvallam House']));
  });

  it('[7.20] a long list grows as it is read, and starts again with new filters', async () => {
    render(listing(manyStays(70)));
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const more = screen.getByRole('link', { name: 'Show 10 more of 70' });
    expect(more.getAttribute('href')).toBe(`${BASE}&show=20`);
    fireEvent.click(more);
    expect(screen.getAllByRole('article')).toHaveLength(20);
    fireEvent.click(box(/^Breakfast included/));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Show 10 more of 35' })).toBeTruthy());
  });

  it('[7.20] on a phone the filters are a sheet that says what they leave', async () => {
    render(listing());
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.click(await within(sheet).findByRole('checkbox', { name: /^Kumbalangi/ }));
    fireEvent.click(await within(sheet).findByRole('button', { name: 'Show 1 stay' }));
    expect(await screen.findByRole('button', { name: 'Filters, 1' })).toBeTruthy();
  });

  it('[7.20] remembers the search in this browser', () => {
    render(listing());
    expect(JSON.parse(localStorage.getItem('sarai.recent-searches') ?? '[]')).toMatchObject([
      { city: 'kochi', name: 'Kochi', stay: { checkIn: '2026-12-12' } },
    ]);
  });
});
