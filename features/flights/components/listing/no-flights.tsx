import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { CABIN_LABELS, type CabinCode } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';

type NoFlightsProps = {
  /** Where to, and when: "London", "Tue 22 Dec". */
  where: { city: string; date: string };
  cabin: CabinCode;
  /** The same search in economy. */ economyHref: string;
};

/** Shown when a bound has no flights on its day, in its cabin, or for so many passengers. */
export function NoFlights({ where, cabin, economyHref }: NoFlightsProps) {
  return (
    <EmptyState
      level={1}
      title={t('No flights to {city} on {date}', where)}
      actions={
        cabin !== 2 && (
          <Button variant="ink" size="sm" href={economyHref}>
            {t('Show economy')}
          </Button>
        )
      }
    >
      {cabin === 2
        ? t('There are no flights with seats for your group on this day.')
        : t('No seats in {cabin} are on sale for your group on this day.', { cabin: t(CABIN_LABELS[cabin]) })}{' '}
      {t('Choose another day above, or a place nearby.')}
    </EmptyState>
  );
}
