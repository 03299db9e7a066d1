import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { addDays } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo } from '../../contract.ts';

/** Sold out, or too small for the party: offers other hotels for the same nights and the next week here. */
export function NoRooms({ hotel, stay }: { hotel: HotelInfo; stay: Stay }) {
  const nextWeek = { ...stay, checkIn: addDays(stay.checkIn, 7), checkOut: addDays(stay.checkOut, 7) };
  return (
    <EmptyState
      title={t('No room for these nights')}
      scene={{ ...hotel.poster, hour: 'night' }}
      level={2}
      actions={
        <>
          <Button variant="ink" size="sm" href={routes.hotelListing({ city: hotel.city.slug, ...stayParams(stay) })}>
            {t('Other stays in {city}', { city: t(hotel.city.name) })}
          </Button>
          <Button variant="out" size="sm" href={routes.hotel(hotel.slug, stayParams(nextWeek))}>
            {t('One week later')}
          </Button>
        </>
      }
    >
      {t('{hotel} has no rooms for your group on all of these nights. Try fewer nights or more rooms.', {
        hotel: hotel.name,
      })}
    </EmptyState>
  );
}
