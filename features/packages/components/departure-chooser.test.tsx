// @vitest-environment jsdom
import '#tests/support/dialog-in-jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { PackageDeparture, PackagePage, PackageView } from '../contract.ts';
import { DepartureChooser } from './departure-chooser.tsx';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const prices = { single: 3_000_000, double: 2_000_000, triple: 1_840_000, child: 1_200_000 };
const departure = (date: string, ends: string): PackageDeparture => ({
  date,
  ends,
  prices,
  shown: prices,
  tax: { label: 'GST', rateBp: 500 },
  left: 10,
  startsAt: `${date}T06:30:00.000Z`,
  cancellationPolicies: [],
});
const DEPARTURES = [departure('2027-01-09', '2027-01-14'), departure('2027-01-16', '2027-01-21')];
const place = { city: 'Delhi', place: 'Terminal 3', time: '12:00' };

const EXTRAS: PackageView['extras'] = [
  { code: 'before', title: 'Extra nights before', text: '', unit: 'room', most: 2, each: 480_000 },
  { code: 'guide', title: 'Private guide', text: '', unit: 'day', most: 3, each: 320_000 },
];

const chooser = (stay: PackagePage['stay']) => (
  <DepartureChooser
    journey={{
      slug: 'golden-triangle',
      title: 'Delhi, Agra and Jaipur',
      meets: place,
      endsIn: place,
      zone: 'Asia/Kolkata',
      nights: 5,
      extras: EXTRAS,
    }}
    departures={DEPARTURES}
    party={{ rooms: [{ adults: 2, childAges: [] }] }}
    extras={[]}
    asked={null}
    now="2026-12-01T06:00:00.000Z"
    today="2026-12-01"
    stay={stay}
    held={null}
  >
    <p>Day by day</p>
  </DepartureChooser>
);
const FULL = 'Agra has no hotel rooms left for your party on this departure. Choose another departure.';
const stayOn = (date: string, fullIn: string | null) => ({ departure: date, rooms: '2', extras: '', fullIn });
const bookButtons = () => screen.queryAllByRole('button', { name: 'Book this package' }).length;

beforeEach(() => {
  vi.useFakeTimers();
  router.replace.mockClear();
  window.history.replaceState(null, '', '/packages/golden-triangle');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('[7.20] a departure whose hotels are full', () => {
  it('says in which city, above the departures, and is not booked', async () => {
    const { container } = render(chooser(stayOn('2027-01-09', 'Agra')));
    expect(screen.getByRole('alert').textContent).toBe(FULL);
    expect(bookButtons()).toBe(0);
    vi.useRealTimers();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('is booked where there are rooms everywhere, and nothing more is asked of the server', () => {
    render(chooser(stayOn('2027-01-09', null)));
    vi.advanceTimersByTime(1000);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(bookButtons()).toBeGreaterThan(0);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('is looked up once another departure has been chosen for a moment, and counts for that one alone', () => {
    const { rerender } = render(chooser(stayOn('2027-01-09', 'Agra')));
    const [first, second] = screen.getAllByRole('radio');
    fireEvent.click(second!);
    expect(screen.getByRole('alert').textContent).toBe('');
    fireEvent.click(first!);
    fireEvent.click(second!);
    expect(router.replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(new URLSearchParams(window.location.search).get('departure')).toBe('2027-01-16');
    rerender(chooser(stayOn('2027-01-16', null)));
    vi.advanceTimersByTime(1000);
    expect([bookButtons() > 0, router.replace.mock.calls.length]).toEqual([true, 1]);
  });

  it('is looked up for another party', () => {
    render(chooser(stayOn('2027-01-09', null)));
    fireEvent.click(screen.getByRole('button', { name: 'Add a room' }));
    vi.advanceTimersByTime(1000);
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(window.location.search).toContain('rooms=2_');
  });
});

describe('[7.20] extras of a package', () => {
  const totals = () => screen.getAllByText('₹42,000', { exact: false }).length;

  it('are chosen beside the departures, are in every total and in the address, and rooms are looked for again', () => {
    const { container } = render(chooser(stayOn('2027-01-09', null)));
    expect(totals()).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('combobox', { name: 'Private guide' }), { target: { value: 'guide-2' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Extra nights before' }), { target: { value: 'before-1' } });
    expect(window.location.search).toContain('extra=before-1.guide-2');
    expect(screen.getByText('Private guide, 2 days')).toBeTruthy();
    expect(screen.getByText('Extra nights before: 1 night, 1 room')).toBeTruthy();
    // 40,000 + 2 × 3,200 + 4,800 and 5 % GST
    expect(container.querySelector('input[name="departure"]')?.getAttribute('value')).toBe('2027-01-09~5376000');
    vi.advanceTimersByTime(1000);
    expect(router.replace).toHaveBeenCalledTimes(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Extra nights before' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Private guide' }), { target: { value: '' } });
    expect(window.location.search).not.toContain('extra');
    expect(container.querySelector('input[name="departure"]')?.getAttribute('value')).toBe('2027-01-09~4200000');
  });

  it('have no accessibility problem', async () => {
    const { container } = render(chooser(stayOn('2027-01-09', null)));
    vi.useRealTimers();
    expect(await axeProblems(container)).toEqual([]);
  });
});
