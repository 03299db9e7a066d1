'use client';

import { Crash, type CrashProps } from '#components/feedback/crash.tsx';

/** The error page of a segment, with a button to try again. */
export default function PageError(props: CrashProps) {
  return <Crash {...props} />;
}
