'use client';

import { lazy } from 'react';
import type { FlightSearchProps } from './flight-search.tsx';

/** React's own way and without a boundary: the server writes the form into the page, and its script comes only where the form is. */
const Form = lazy(() => import('./flight-search.tsx').then(({ FlightSearch }) => ({ default: FlightSearch })));

/** The search for flights on a page that mostly shows another one. */
export function FlightSearchLater(props: FlightSearchProps) {
  return <Form {...props} />;
}
