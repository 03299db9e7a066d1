import { describe, expect, it } from 'vitest';
import { firstLoadOf } from '../support/first-load.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Comes with a form, a dialog, a message, a calendar or a map, when there is one. `next/dynamic` alone weighs more than most of what it defers: `onDemand` or React's `lazy` do. */
const WHEN_NEEDED = [
  'zod',
  'temporal-polyfill',
  'react-toastify',
  'nprogress',
  'react-day-picker',
  'next/dynamic',
  'd3-geo',
  'topojson-client',
  'world-atlas',
  '@stomp/stompjs',
  'sockjs-client',
  '@firebase/app',
  '@firebase/messaging',
  'pdfkit',
  'bwip-js',
];
/** What only screens of a signed-in person may bring along. */
const SIGNED_IN = ['axios', '@tanstack/react-query'];
const SESSION = 'features/identity/components/require-session.tsx';
/** Stands on every page of the staff, which nobody else opens. */
const STAFF = 'features/desk/components/staff-menu.tsx';

const frames = sourceFiles('app/**/{layout,error,not-found,global-error,template,loading}.tsx').map(({ path }) => path);
const pages = sourceFiles('app/**/page.tsx').map(({ path }) => path);
/** A layout belongs to the pages below it. */
const framesOf = (page: string) =>
  frames.filter((frame) => page.startsWith(frame.slice(0, frame.lastIndexOf('/') + 1)));

describe('what a page loads first', () => {
  it('is found by the test below', () => {
    expect(pages.length).toBeGreaterThan(7);
    const { files, packages } = firstLoadOf(['app/(consumer)/bookings/page.tsx']);
    expect([...files]).toContain(SESSION);
    expect([...files]).toContain('lib/client/query-client.tsx');
    expect([...packages.keys()]).toEqual(expect.arrayContaining(['react', 'axios', 'zustand']));
    expect([...files].filter((file) => file.endsWith('/contract.ts'))).toEqual([]);
  });

  it.each(pages)('%s brings nothing that can wait', (page) => {
    const { files, packages } = firstLoadOf([page, ...framesOf(page), 'instrumentation-client.ts']);
    const banned = files.has(SESSION) || files.has(STAFF) ? WHEN_NEEDED : [...WHEN_NEEDED, ...SIGNED_IN];
    expect(
      banned.filter((name) => packages.has(name)).map((name) => [...(packages.get(name) ?? []), name].join(' → ')),
    ).toEqual([]);
  });
});
