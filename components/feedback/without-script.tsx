import type { ReactNode } from 'react';

type Waiting = {
  /** What shows that something is on its way: meaningless where no script brings it. */ children: ReactNode;
};

/** A streamed part waits in a hidden element until React's script moves it to its place. Without script it shows where it is. */
const STREAMED =
  '[hidden][id^="S:"]{display:block;max-width:1296px;margin:0 auto;padding:0 24px}main{min-height:0!important}';

/** What stands in for a part that is streamed after the page: a Suspense fallback that gives way without script too. */
export const UntilStreamed = ({ children }: Waiting) => (
  <UntilScript without={<style>{STREAMED}</style>}>{children}</UntilScript>
);

/** A page that only script can fill: until then it shows what waits, and without script `without` in its place. */
export function UntilScript({ without, children }: Waiting & { without: ReactNode }) {
  return (
    <>
      <noscript>
        <style>{'[data-until-script]{display:none}'}</style>
        {without}
      </noscript>
      <div data-until-script="">{children}</div>
    </>
  );
}
