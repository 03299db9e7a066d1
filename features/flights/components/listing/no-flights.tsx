import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { CABIN_LABELS, type CabinCode } from '#lib/shared/trip-shape.ts';

type NoFlightsProps = {
  /** "to London on Tue 22 Dec". */ where: string;
  cabin: CabinCode;
  /** The same search in economy. */ economyHref: string;
};

/** A direction that nobody flies on its day, or not in this cabin, or not for so many. */
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
