import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { SharedScreen } from '#features/saved/components/shared-screen.tsx';
import { clock } from '#lib/server/clock.ts';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('A shared list of stays'), robots: { index: false } };
}

/** Saved stays that somebody shared. The key is in the fragment, which the server does not see. */
export default function SharedList() {
  return (
    <Page inset>
      <SharedScreen today={clock.today('UTC')} />
    </Page>
  );
}
