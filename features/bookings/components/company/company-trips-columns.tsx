import type { DataColumn } from '#components/ui/data-table.tsx';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { CompanyTrip } from '../../contract.ts';
import { TRIP_STATUS } from '../../rules/booking-status.ts';

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
