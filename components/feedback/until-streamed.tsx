import type { ReactNode } from 'react';

/** A streamed part waits in a hidden element until React's script moves it to its place. Without script it shows where it is. */
const WITHOUT_SCRIPT = '[data-until-streamed]{display:none}[hidden][id^="S:"]{display:block;max-width:1296px;margin:0 auto;padding:0 24px}';

/** What stands in for a part that is streamed after the page: a Suspense fallback that gives way without script too. */
export function UntilStreamed({ children }: { children: ReactNode }) {
  return (
    <div data-until-streamed="">
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      {children}
    </div>
  );
}
