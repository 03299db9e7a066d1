'use client';

import { Crash, type CrashProps } from '#components/feedback/crash.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import './globals.css';

/** The root layout itself broke: a whole document of its own. */
export default function GlobalError(props: CrashProps) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <title>This page could not be shown</title>
        <script src="/theme.js" />
      </head>
      <body>
        <StatePage>
          <Crash {...props} />
        </StatePage>
      </body>
    </html>
  );
}
