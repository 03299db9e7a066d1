'use client';

import { Crash, type CrashProps } from '#components/feedback/crash.tsx';
import './globals.css';

/** The error page for a failed root layout: a whole document of its own. */
export default function GlobalError(props: CrashProps) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <title>This page could not be shown</title>
      </head>
      <body>
        <Crash {...props} />
      </body>
    </html>
  );
}
