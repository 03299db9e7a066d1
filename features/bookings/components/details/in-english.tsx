import { useEffect } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { inEnglish } from '#lib/shared/translated-pages.ts';
import { t } from '#lib/shared/texts.ts';

/** A package at the address of a trip: leads to the same address in English, the only language that it has. */
export function InEnglish() {
  useEffect(() => location.replace(inEnglish(location.href)), []);
  return <LoadingCards label={t('Loading your trip')} count={2} />;
}
