// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinutesLeft } from './use-minutes-left.ts';

const NOW = '2026-12-01T06:00:00Z';
const MINUTE = 60_000;

function Left({ until }: { until: string | null }) {
  return <p>{useMinutesLeft(until) ?? 'none'}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;
const pass = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * MINUTE);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[4.8] the time left runs down while it is shown, and ends', () => {
  render(<Left until="2026-12-01T08:30:00Z" />);
  expect(shown()).toBe('2 hours');
  pass(31);
  expect(shown()).toBe('119 minutes');
  pass(118);
  expect(shown()).toBe('1 minute');
  pass(1);
  expect(shown()).toBe('none');
});

test('[4.8] nothing is shown without an instant', () => {
  render(<Left until={null} />);
  expect(shown()).toBe('none');
});
