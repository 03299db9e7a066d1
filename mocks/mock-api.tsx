'use client';

import { Suspense, use, type ReactNode } from 'react';

const kept = globalThis as { saraiMocks?: Promise<void> };

/** The worker takes over once a page, hot reload or not: what is on it wakes up after that, so that no call goes past it. */
const ready =
  typeof window === 'undefined'
    ? null
    : (kept.saraiMocks ??= import('./browser.ts').then(({ startMockApi }) => startMockApi()));

function WorkerReady({ children }: { children: ReactNode }) {
  if (ready) use(ready);
  return children;
}

/** Mounted around every page by `npm run dev:mock`, and only by it. */
export function MockApi({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WorkerReady>{children}</WorkerReady>
    </Suspense>
  );
}
