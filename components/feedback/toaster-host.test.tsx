// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToasterHost } from '#components/feedback/toaster-host.tsx';
import { axeProblems } from '#components/testing/axe.ts';
import { toast } from '#components/ui/toast.ts';

beforeEach(() => void render(<ToasterHost />));
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

const shown = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
const texts = () => shown().map((element) => element.querySelector('.toast-text')?.textContent);

test('[8.9] one toast at a time: the next message takes its place', async () => {
  act(() => toast.success('Saved to Winter in Kerala'));
  await waitFor(() => expect(texts()).toEqual(['Saved to Winter in Kerala']));
  const [first] = shown();
  act(() => toast.error('Not saved. You are offline.'));
  await waitFor(() => expect(texts()).toEqual(['Not saved. You are offline.']));
  expect(shown()[0]).toBe(first);
});

test('[8.9] several before the toaster is there: only the last one shows', async () => {
  act(() => {
    toast.info('One');
    toast.info('Two');
    toast.info('Three');
  });
  await waitFor(() => expect(texts()).toEqual(['Three']));
});

test('[8.9] it stands at the top right', async () => {
  act(() => toast.info('Fare checked again'));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
});

test('[9.7] it counts five seconds, eight for a booking confirmation', async () => {
  const seconds = () => document.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration;
  act(() => toast.success('Saved'));
  await waitFor(() => expect(seconds()).toBe('5000ms'));
  act(() => toast.success('Kettuvallam House is confirmed', { seconds: 8 }));
  await waitFor(() => expect(seconds()).toBe('8000ms'));
  // The seconds end when the bar's animation does; in jsdom React listens for it under its old name.
  const bar = document.querySelector('.Toastify__progress-bar');
  if (bar) fireEvent(bar, new Event('webkitAnimationEnd', { bubbles: true }));
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('it is spoken at once, an error urgently, and says nothing after it has gone', async () => {
  act(() => toast.info('Fare checked again'));
  expect(screen.getByRole('status').textContent).toBe('Fare checked again');
  act(() => toast.error('Not saved.'));
  expect(screen.getByRole('alert').textContent).toBe('Not saved.');
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(shown()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(shown()).toHaveLength(0));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('its action acts and closes it', async () => {
  const onAction = vi.fn();
  act(() => toast.success('Saved', { actionLabel: 'Undo', onAction }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(await axeProblems(document.body)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(shown()).toHaveLength(0));
});
