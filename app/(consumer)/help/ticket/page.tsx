import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { TicketScreen } from '#features/support/components/screens.tsx';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Your question'), robots: { index: false } });

/** A question to the desk with its messages, for whoever holds the link of its emails. */
export default function Ticket() {
  return (
    <Page inset>
      <TicketScreen />
    </Page>
  );
}
