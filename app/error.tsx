'use client';

import { Crash, type CrashProps } from '#components/feedback/crash.tsx';

/** A page broke: say so, and offer to make it again. */
export default function PageError(props: CrashProps) {
  return <Crash {...props} />;
}
