'use client';

import dynamic from 'next/dynamic';

/** `NoSuchPage`, kept out of every other page: Next sends the not-found view along with each of them. */
export const Lost = dynamic(() => import('#components/feedback/no-such-page.tsx').then(({ NoSuchPage }) => NoSuchPage));
