'use client';

import { lazy } from 'react';
import type { CrashProps } from '#components/feedback/crash-page.tsx';

export type { CrashProps };

/**
 * What a broken page shows. Every page carries its error boundary, so the picture and the words load when they are
 * needed; if even they cannot be fetched, the words stand alone.
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
