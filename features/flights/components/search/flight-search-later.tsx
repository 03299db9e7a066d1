'use client';

import { lazy } from 'react';
import type { FlightSearchProps } from './flight-search.tsx';

/**
 * A lazily loaded client component without a boundary: the server renders the form, and its script loads only on pages
 * that show it.
 */
const Form = lazy(() => import('./flight-search.tsx').then(({ FlightSearch }) => ({ default: FlightSearch })));

/** The flight search on a page that mainly shows something else. */
export function FlightSearchLater(props: FlightSearchProps) {
  return <Form {...props} />;
}
