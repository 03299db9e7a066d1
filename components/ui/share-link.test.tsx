// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ShareLink } from '#components/ui/share-link.tsx';
import { listenForToasts, type ToastMessage } from '#components/ui/toast.ts';

const url = `${location.origin}/hotels/harbour-house?rooms=2`;
const writeText = vi.fn<(text: string) => Promise<void>>();
let said: ToastMessage | null = null;
let stop: () => void;

const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  said = null;
  stop = listenForToasts((message) => (said = message));
  writeText.mockReset().mockResolvedValue();
  offer('share', undefined);
  offer('clipboard', { writeText });
});
afterEach(() => {
  stop();
  cleanup();
});

const press = () => {
  const { container } = render(<ShareLink href="/hotels/harbour-house?rooms=2" title="Harbour House, Kochi" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return container;
};

test('[7.20] shares through the device where it can, with the whole address', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  offer('share', share);
  const container = press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Harbour House, Kochi', url }));
  expect(writeText).not.toHaveBeenCalled();
  expect(await axeProblems(container)).toEqual([]);
});

test('[7.20] a share sheet that was closed copies nothing and says nothing', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  offer('share', share);
  press();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(writeText).not.toHaveBeenCalled();
  expect(said).toBeNull();
});

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('[7.20] copies the link where %s', async (_, share) => {
  offer('share', share);
  press();
  await vi.waitFor(() => expect(said?.text).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledWith(url);
});

test('[7.20] a browser that may not copy offers the link to open', async () => {
  offer('clipboard', undefined);
  press();
  await vi.waitFor(() => expect(said).toMatchObject({ tone: 'warning', href: '/hotels/harbour-house?rooms=2' }));
});
