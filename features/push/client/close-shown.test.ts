import { afterEach, expect, it, vi } from 'vitest';
import { closeShown } from './close-shown.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that shows notifications with these tags; `closed` are those that were closed. */
function browserThatShows(tags: string[]) {
  const closed: string[] = [];
  const getNotifications = ({ tag }: { tag?: string }) =>
    Promise.resolve(
      tags.filter((one) => tag === undefined || one === tag).map((one) => ({ close: () => void closed.push(one) })),
    );
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ getNotifications }) } });
  return closed;
}

it('[7.11] what was read is not shown as a notification any more, and nothing else is closed', async () => {
  const closed = browserThatShows(['bkg_one', 'bkg_two', 'bkg_one']);
  await closeShown('bkg_one');
  expect(closed).toEqual(['bkg_one', 'bkg_one']);
});

it('[7.11] marking everything as read closes all of them', async () => {
  const closed = browserThatShows(['bkg_one', 'bkg_two']);
  await closeShown(null);
  expect(closed).toEqual(['bkg_one', 'bkg_two']);
});

it('[7.11] a browser without a worker has none', async () => {
  vi.stubGlobal('navigator', {});
  await expect(closeShown('bkg_one')).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } });
  await expect(closeShown(null)).resolves.toBeUndefined();
});
