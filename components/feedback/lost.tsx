'use client';

import { lazy } from 'react';

const NoSuchPage = lazy(() => import('#components/feedback/no-such-page.tsx').then((page) => ({ default: page.NoSuchPage })));

/**
 * `NoSuchPage`, kept out of every other page: Next sends the not-found view along with each of them. A component and not
 * the lazy one itself: what a server component names may arrive lazily too, and React refuses a lazy one of a lazy one.
 */
export function Lost() {
  return <NoSuchPage />;
}
