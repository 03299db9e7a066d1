import type { ReactNode } from 'react';

type Waiting = {
  /** Loading states, hidden without script. */ children: ReactNode;
};

/** Streamed parts wait in a hidden element until React's script moves them; without script they are shown in place. */
const STREAMED =
  '[hidden][id^="S:"]{display:block;max-width:1296px;margin:0 auto;padding:0 24px}main{min-height:0!important}';

/** Placeholder of a streamed part: a Suspense fallback that disappears without script too. */
export const UntilStreamed = ({ children }: Waiting) => (
  <UntilScript without={<style>{STREAMED}</style>}>{children}</UntilScript>
);

/** A page that needs script: shows its loading state, and without script `without` instead. */
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
