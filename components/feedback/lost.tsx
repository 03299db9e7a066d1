'use client';

import { lazy } from 'react';

/** `NoSuchPage`, kept out of every other page: Next sends the not-found view along with each of them. */
export const Lost = lazy(() => import('#components/feedback/no-such-page.tsx').then(({ NoSuchPage }) => ({ default: NoSuchPage })));
