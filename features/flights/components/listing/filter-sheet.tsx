import { FilterSheet } from '#components/ui/filter-sheet.tsx';
import { FlightFiltersPanel, type FlightFiltersProps } from './flight-filters.tsx';
import { flightsWord } from './flight-labels.ts';

export type FlightFilterSheetProps = FlightFiltersProps & { count: number; onClose: () => void };

export function FlightFilterSheet({ count, onClose, ...panel }: FlightFilterSheetProps) {
  return (
    <FilterSheet leaves={flightsWord(count)} onClose={onClose}>
      <FlightFiltersPanel {...panel} />
    </FilterSheet>
  );
}
