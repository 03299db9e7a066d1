'use client';

import { lazy } from 'react';
import type { CrashProps } from '#components/feedback/crash-page.tsx';

export type { CrashProps };

/**
 * The content of a failed page. Every page includes its error boundary, so picture and text are loaded on demand; if
 * that fails too, a short text is shown.
 */
export const Crash = lazy(() =>
  import('#components/feedback/crash-page.tsx').then(
    ({ CrashPage }) => ({ default: CrashPage }),
    () => ({ default: PlainCrash }),
  ),
);

function PlainCrash({ retry }: CrashProps) {
  return (
    <main className="wrap">
      <h1 className="h2">This page could not be shown</h1>
      <p>
        Something went wrong on our side. Anything you booked or paid is under My trips; check there before paying
        again.
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}
