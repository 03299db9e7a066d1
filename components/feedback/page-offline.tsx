import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { t } from '#lib/shared/texts.ts';

/** What every layout says while the browser is offline. */
export const PageOffline = () => (
  <OfflineBanner>
    {t('You are offline. You can still read this page; prices update once you are back online.')}
  </OfflineBanner>
);
