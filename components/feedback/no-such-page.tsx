import { StateCard } from '#components/feedback/state-card.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';

/** The page for an unknown address, within its layout. */
export function NothingHere() {
  return (
    <StatePage>
      <StateCard
        level={1}
        scene={{ seed: 'lost1', kind: 'desert', hour: 'dusk' }}
        title={t('There is no page at this address')}
        actions={
          <Button variant="ink" href={routes.landing()}>
            {t('Find a stay')}
          </Button>
        }
      >
        <p>{t('It may be mistyped, or the page no longer exists. Your bookings and your money are untouched.')}</p>
      </StateCard>
    </StatePage>
  );
}

/** The same with its own layout. */
export function NoSuchPage() {
  return (
    <>
      <Header />
      <NothingHere />
      <Footer />
    </>
  );
}
