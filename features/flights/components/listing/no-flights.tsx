import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { CABIN_LABELS, type CabinCode } from '#lib/shared/trip-shape.ts';

type NoFlightsProps = {
  /** "to London on Tue 22 Dec". */ where: string;
  cabin: CabinCode;
  /** The same search in economy. */ economyHref: string;
};

/** Shown when a bound has no flights on its day, in its cabin, or for so many passengers. */
export function NoFlights({ where, cabin, economyHref }: NoFlightsProps) {
  return (
    <EmptyState
      level={1}
      title={`No flights ${where}`}
      actions={
        cabin !== 2 && (
          <Button variant="ink" size="sm" href={economyHref}>
            Show economy
          </Button>
        )
      }
    >
      {cabin === 2
        ? 'There are no flights with seats for your group on this day.'
        : `No seats in ${CABIN_LABELS[cabin]} are on sale for your group on this day.`}{' '}
      Choose another day above, or a place nearby.
    </EmptyState>
  );
}
