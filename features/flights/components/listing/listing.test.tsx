// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { Trip } from '#lib/shared/trip-shape.ts';
import { findBound, placesOfTrip } from '../../rules/search/find-bounds.ts';
import { listFlights } from '../../rules/search/list-flights.ts';
import { flightSchedule } from '../../rules/world/flight-schedule.ts';
import { FlightListingContext, type FlightListingLinks } from './flight-listing-context.ts';
import { FlightListingScreen } from './listing.tsx';

const push = vi.fn();
const router = { push };
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => router,
}));

const now = Date.parse('2026-11-21T04:00:00Z') / 60_000;
const trip: Trip = {
  bounds: [
    { from: 'COK', to: 'BLR', date: '2026-12-08' },
    { from: 'BLR', to: 'COK', date: '2026-12-12' },
  ],
  adults: 2,
  children: 0,
  infants: 0,
  cabin: 2,
};
const found = placesOfTrip(flightSchedule(), trip).places.map((place) => findBound(flightSchedule(), place, now));
const whole = listFlights(trip, found, {
  now,
  today: '2026-11-21',
  taxes: [],
  sold: () => 0,
  countryNumber: () => '356',
});
/** Ten of each direction: drawn quickly, and enough to narrow. */
const listing = {
  ...whole,
  bounds: whole.bounds.map((bound) => ({ ...bound, itineraries: bound.itineraries.slice(0, 10) })),
};
const screenOf = () => <FlightListingScreen packed={JSON.stringify(listing)} trip={trip} />;
const params = () => new URLSearchParams(window.location.search);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const box = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('checkbox', { name })[0]!;
const ADDRESS = '/flights?from=COK&to=BLR&depart=2026-12-08&return=2026-12-12&adults=2';

beforeEach(() => {
  window.history.replaceState(null, '', ADDRESS);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

describe('[7.20] the listing of flights', { timeout: 30_000 }, () => {
  it('shows the first direction with whole prices, on the server too, and axe has nothing to say', async () => {
    expect(renderToString(screenOf())).toContain('flights to Bengaluru on Tue 8 Dec');
    const { container } = render(screenOf());
    expect(title()).toMatch(/^\d+ flights to Bengaluru on Tue 8 Dec$/);
    expect(container.querySelectorAll('details[name=flight]')).toHaveLength(8); // those in sight; the others come as the end of the list does
    expect(await axeProblems(container)).toEqual([]);
  });

  it('wakes up with its rows folded and empty, but for one that somebody has unfolded already', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(screenOf());
    const rows = [...container.querySelectorAll<HTMLDetailsElement>('details[name=flight]')];
    expect(rows[1]!.querySelector('noscript')?.textContent, 'for browsers without script').toContain('chosen=');
    rows[1]!.open = true;
    render(screenOf(), { container, hydrate: true });
    expect(rows.map((row) => row.querySelectorAll('li a').length > 0)).toEqual([
      false,
      true,
      ...Array<boolean>(6).fill(false),
    ]);
  });

  it('narrows at once, keeps it in the address, and its count was right', async () => {
    render(screenOf());
    const count = Number(/(\d+)/.exec(box(/^Non-stop/).closest('label')!.textContent)![1]);
    fireEvent.click(box(/^Non-stop/));
    expect(title()).toBe(`${count} flights to Bengaluru on Tue 8 Dec`);
    await vi.waitFor(() => expect(params().get('stops')).toBe('0'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'cheapest' } });
    await vi.waitFor(() => expect(params().get('sort')).toBe('cheapest'));
  });

  it('chooses the way out, then the way back, which leads to the review; the first can be changed', async () => {
    const { container } = render(screenOf());
    const choose = () => {
      fireEvent.click(container.querySelector('details[name=flight] summary')!); // a row that came in the browser is drawn as it opens
      fireEvent.click(container.querySelector('details[name=flight] li a')!);
    };
    choose();
    expect(title()).toMatch(/flights to Kochi on Sat 12 Dec$/);
    expect(screen.getByRole('region', { name: 'Flights chosen' }).textContent).toContain('Kochi to Bengaluru');
    await vi.waitFor(() => expect(params().get('chosen')?.split('*')).toHaveLength(1));
    choose();
    const review = new URL(String(push.mock.lastCall?.[0]), 'http://localhost');
    expect(review.pathname).toBe('/flights/review');
    expect(review.searchParams.get('offers')?.split('*')).toHaveLength(2);
    expect(title(), 'where one comes back to').toMatch(/flights to Kochi on Sat 12 Dec$/);
    const chosen = within(screen.getByRole('region', { name: 'Flights chosen' }));
    fireEvent.click(chosen.getByRole('link', { name: /Change ?the flight to Bengaluru/ }));
    expect(title()).toMatch(/flights to Bengaluru on Tue 8 Dec$/);
  });

  it('a press on a price in the row chooses that fare; prices are those of the trip, and of one person', () => {
    const { container } = render(screenOf());
    const [first] = container.querySelectorAll<HTMLAnchorElement>('details[name=flight] + div a');
    const rupees = (text: string) => Number(/₹([\d,]+)/.exec(text)![1]!.replaceAll(',', ''));
    const [all, each] = [...first!.querySelectorAll('[aria-hidden]')].map((price) => rupees(price.textContent));
    expect(each).toBe(Math.round(all! / 2));
    expect(screen.getByText(/the whole trip, with the lowest fare/)).toBeTruthy();
    fireEvent.click(first!);
    expect(title()).toMatch(/flights to Kochi on Sat 12 Dec$/);
    expect(screen.getByRole('region', { name: 'Flights chosen' })).toBeTruthy();
  });

  it('of a company shows the trip first where something is left to decide, else the review at once', () => {
    const open: string[] = [];
    const instead: (string | undefined)[] = [];
    const context: FlightListingLinks = {
      listing: (params) => `/company?${JSON.stringify(params)}`,
      review: ({ offers }) => `/company/review?offers=${offers}`,
      toReview: (offer) => open.includes(offer),
      finish: ({ offers, reviewWith }) => {
        instead.push(reviewWith(offers.at(-1)!), reviewWith('saver_of another search'));
        return <p>What the policy says</p>;
      },
    };
    const { container } = render(<FlightListingContext value={context}>{screenOf()}</FlightListingContext>);
    const price = () => container.querySelector<HTMLAnchorElement>('details[name=flight] + div a')!;
    fireEvent.click(price());
    push.mockClear();
    const chosen = new URLSearchParams(price().href.split('?')[1]).get('chosen') ?? decodeURIComponent(price().href);
    fireEvent.click(price());
    expect(screen.getByText('What the policy says')).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
    expect(instead.slice(0, 2)).toEqual([expect.stringMatching(/^\/company\/review\?offers=.+\*.+/), undefined]);

    fireEvent.click(screen.getByRole('link', { name: /Change ?the flight to Kochi/ }));
    open.push(/\*([^*"]+)"/.exec(chosen)![1]!);
    fireEvent.click(price());
    expect(push.mock.lastCall?.[0]).toMatch(/^\/company\/review\?offers=.+\*.+/);
  });

  it('says what best weighs, and lets it be changed', async () => {
    render(screenOf());
    expect(screen.getByText(/How we rank ‘Best’: price 5, time 3, stops 2/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'One less, Price', hidden: true }));
    await vi.waitFor(() => expect(params().get('weigh')).toBe('4.3.2'));
  });

  it('with nothing left says which one filter to drop, and what that gives', async () => {
    window.history.replaceState(null, '', `${ADDRESS}&stops=2&longest=1`);
    render(screenOf());
    expect(title()).toBe('None of 10 flights to Bengaluru on Tue 8 Dec');
    expect(screen.getByRole('heading', { name: 'No flight matches both' })).toBeTruthy();
    expect(screen.getByText('Without “Two stops” there are 10.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Remove “Two stops”' }));
    expect(title()).toMatch(/^10 flights/);
    await vi.waitFor(() => expect(params().get('stops')).toBeNull());
    expect(params().get('longest')).toBe('1');
  });

  it('a tick draws no row again that stays, and what is folded is drawn when it is opened', () => {
    const { container } = render(screenOf());
    const rows = () => [...container.querySelectorAll('details[name=flight]')];
    const grids = () => container.querySelectorAll('details[name=flight] li a').length;
    expect(grids()).toBe(0);
    fireEvent.click(rows()[0]!.querySelector('summary')!);
    expect(grids()).toBeGreaterThan(0);
    const before = rows();
    fireEvent.click(box(/^Non-stop/));
    expect(rows().filter((row) => before.includes(row))).toEqual(rows());
  });

  it('a direction nobody flies says so and offers no filters; another cabin leads to economy', () => {
    const none = { ...listing, bounds: listing.bounds.map((bound) => ({ ...bound, itineraries: [] })) };
    const { container } = render(<FlightListingScreen packed={JSON.stringify(none)} trip={{ ...trip, cabin: 6 }} />);
    expect(title()).toBe('No flights to Bengaluru on Tue 8 Dec');
    expect(container.querySelector('aside')?.hidden).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show economy' }).getAttribute('href')).not.toContain('cabin');
  });

  it('where no single one of them is in the way, all of them can be dropped', async () => {
    window.history.replaceState(null, '', `${ADDRESS}&stops=2&airline=ZZ`);
    render(screenOf());
    fireEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(title()).toMatch(/^\d+ flights/);
    await vi.waitFor(() => expect(params().get('stops')).toBeNull());
  });
});
