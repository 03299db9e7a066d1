import type { DataColumn } from '#components/ui/data-table.tsx';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { CompanyTrip } from '../../contract.ts';
import { TRIP_STATUS } from '../../rules/booking-status.ts';
import { isFlight } from '../../rules/category.ts';

/** Link to a trip; the server decides whether the reader may open it. */
export const tripHref = (trip: Pick<CompanyTrip, '_id' | 'category'>): string =>
  isFlight(trip)
    ? workRoutes.corporateFlightConfirmation(trip._id, { part: 'trip' })
    : workRoutes.corporateHotelConfirmation(trip._id, { part: 'trip' });

/** Columns of the company's trips. */
export const columnsOn = (today: string): readonly DataColumn<CompanyTrip>[] => [
  {
    key: 'trip',
    title: 'Trip',
    cell: ({ name, place, costCentre }) => (
      <>
        <span className="strong">{name}</span>
        <br />
        <span className="small muted">
          {place}
          {costCentre && ` · ${costCentre}`}
        </span>
      </>
    ),
  },
  {
    key: 'when',
    title: 'Dates',
    sorts: true,
    firstDown: true,
    cell: ({ from, to }) => formatDateRange(from, to, today),
  },
  { key: 'who', title: 'Travellers', cell: ({ travellers }) => travellers.join(', ') },
  { key: 'bookedBy', title: 'Booked by', sorts: true, cell: ({ bookedBy }) => bookedBy },
  {
    key: 'policy',
    title: 'Policy',
    cell: ({ inPolicy }) => <Tag tone={inPolicy ? 'good' : 'warn'}>{inPolicy ? 'In policy' : 'Out of policy'}</Tag>,
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ bookingStatus, partlyCancelled }) =>
      `${TRIP_STATUS[bookingStatus]}${partlyCancelled ? ', part cancelled' : ''}`,
  },
  {
    key: 'total',
    title: 'Total',
    sorts: true,
    firstDown: true,
    figures: true,
    cell: ({ total, currency }) => <Price money={{ amount: total, currency }} />,
  },
];
