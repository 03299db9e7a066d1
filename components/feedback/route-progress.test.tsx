// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceNavigation } from '#components/feedback/navigation-signal.ts';
import { RouteProgress } from '#components/feedback/route-progress.tsx';

const router = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => router.path }));

beforeEach(() => {
  vi.useFakeTimers();
  router.path = '/';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const sheet = () => screen.queryByTestId('route-progress');
const bar = () => document.querySelector('#nprogress');
const go = (url: string) => act(async () => announceNavigation(url));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('[2.7] a way to another path takes presses at once and shows sheet and bar soon, until the path changes', async () => {
  const { rerender } = render(<RouteProgress />);
  const onPress = vi.fn();
  for (const press of ['pointerdown', 'mousedown', 'click']) document.body.addEventListener(press, onPress);
  fireEvent.click(document.body);
  expect(onPress).toHaveBeenCalledTimes(1);
  await go('/hotels?city=kochi');
  for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.click])
    expect(press(document.body)).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(sheet()).toBeNull();
  await wait(250);
  expect(sheet()).not.toBeNull();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  router.path = '/hotels';
  rerender(<RouteProgress />);
  expect(sheet()).toBeNull();
  await vi.waitFor(() => expect(bar()).toBeNull());
  fireEvent.click(document.body);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('[2.7] a page that is there sooner shows neither', async () => {
  const { rerender } = render(<RouteProgress />);
  await go('/hotels?city=kochi');
  await wait(240);
  router.path = '/hotels';
  rerender(<RouteProgress />);
  await wait(1000);
  expect(sheet()).toBeNull();
  expect(bar()).toBeNull();
});

test.each(['/?tab=flights', '/#faq', '?page=2', 'https://example.org/hotels'])(
  '[2.7] %s is no way to another path',
  async (url) => {
    render(<RouteProgress />);
    await go(url);
    expect(fireEvent.click(document.body)).toBe(true);
    await wait(500);
    expect(sheet()).toBeNull();
  },
);

test('[2.7] the sheet takes keys too, and Esc gives the page back', async () => {
  render(<RouteProgress />);
  await go('/hotels');
  const onKey = vi.fn();
  document.body.addEventListener('keydown', onKey);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await wait(300);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onKey).not.toHaveBeenCalled();
  expect(sheet()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(sheet()).toBeNull();
});

test('[2.7] a way that never ends is given up after ten seconds', async () => {
  render(<RouteProgress />);
  await go('/hotels');
  await wait(9_900);
  expect(sheet()).not.toBeNull();
  await wait(300);
  expect(sheet()).toBeNull();
});

test('[2.7] a page kept by the back button comes back without the sheet', async () => {
  render(<RouteProgress />);
  await go('/hotels');
  await wait(300);
  expect(sheet()).not.toBeNull();
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(sheet()).toBeNull();
});

test('[2.7] the way back to a path that was just left does not start held', async () => {
  const { rerender } = render(<RouteProgress />);
  await go('/hotels');
  router.path = '/hotels';
  rerender(<RouteProgress />);
  router.path = '/';
  rerender(<RouteProgress />);
  await wait(500);
  expect(sheet()).toBeNull();
  expect(fireEvent.click(document.body)).toBe(true);
});

test.each([
  ['a plain link', '<a href="/bookings">x</a>', {}, true],
  ['the same path', '<a href="/?page=2">x</a>', {}, false],
  ['a new tab', '<a href="/bookings" target="_blank">x</a>', {}, false],
  ['a download', '<a href="/voucher.pdf" download>x</a>', {}, false],
  ['Ctrl and a press', '<a href="/bookings">x</a>', { ctrlKey: true }, false],
  ['another site', '<a href="https://example.org/bookings">x</a>', {}, false],
])('[2.7] a press on %s', async (_, html, keys, starts) => {
  render(<RouteProgress />);
  document.body.insertAdjacentHTML('beforeend', html);
  const link = document.querySelector('a');
  if (link) await act(async () => void fireEvent.click(link, keys));
  await wait(300);
  expect(sheet() !== null).toBe(starts);
});
