'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { Price } from '#components/ui/price.tsx';
import { Table } from '#components/ui/table.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { companyTripsOptions } from '../../client/company/company-queries.ts';
import type { CompanyTrip } from '../../contract.ts';
import styles from './desk.module.css';

const PAGE = 20;
const STANDS: Record<CompanyTrip['bookingStatus'], string> = {
  CONFIRMED: 'Confirmed',
  PENDING: 'Not finished',
  CANCELLED: 'Cancelled',
  FAILED: 'Not booked',
};

/** Everything booked for the company, for those who may look at it. */
export function CompanyTrips() {
  const [pageNo, setPageNo] = useState(1);
  const [searchKey, setSearchKey] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery(
    companyTripsOptions({ pageNo, pageSize: PAGE, searchKey }),
  );
  if (error && !data)
    return (
      <ErrorState
        title="The trips could not be loaded"
        meaning={`${error.message} Nothing about them has changed.`}
        actions={
          <Button variant="ink" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!data) return <LoadingCards label="Loading the company’s trips" count={3} />;
  const pages = Math.ceil(data.count / PAGE);
  const today = dateInZone(new Date(), 'Asia/Kolkata');
  return (
    <section className={styles.trips} aria-label="Company trips">
      <TextInput
        icon="search"
        aria-label="Name of who travels or booked"
        placeholder="Name of who travels or booked"
        value={searchKey}
        maxLength={80}
        onChange={(event) => {
          setSearchKey(event.target.value);
          setPageNo(1);
        }}
      />
      <p className="small muted" role="status">
        {counted(data.count, 'trip')}
        {searchKey && ` with “${searchKey}”`}
      </p>
      {data.trips.length === 0 ? (
        <EmptyState
          title={searchKey ? 'No trip with this name' : 'Nothing is booked yet'}
          scene={{ seed: 'trip4', kind: 'metro', hour: 'day' }}
        >
          {searchKey
            ? 'Try the beginning of a name.'
            : 'What your people book is listed here, with who travels and what it costs.'}
        </EmptyState>
      ) : (
        <div className={styles.table} aria-busy={isPlaceholderData} tabIndex={0} role="region" aria-label="Trips">
          <Table caption="Company trips">
            <thead>
              <tr>
                <th scope="col">Trip</th>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Policy</th>
                <th scope="col">Status</th>
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {data.trips.map((trip) => (
                <tr key={trip._id}>
                  <th scope="row">
                    <span className="strong">{trip.name}</span>
                    <br />
                    <span className="small muted">
                      {trip.place}
                      {trip.costCentre && ` · ${trip.costCentre}`}
                    </span>
                  </th>
                  <td>{formatDateRange(trip.from, trip.to, today)}</td>
                  <td>
                    {trip.travellers.join(', ')}
                    {!trip.travellers.includes(trip.bookedBy) && (
                      <>
                        <br />
                        <span className="small muted">booked by {trip.bookedBy}</span>
                      </>
                    )}
                  </td>
                  <td>
                    <Tag tone={trip.inPolicy ? 'good' : 'warn'}>{trip.inPolicy ? 'Inside' : 'Outside'}</Tag>
                  </td>
                  <td>
                    {STANDS[trip.bookingStatus]}
                    {trip.partlyCancelled && ', part cancelled'}
                  </td>
                  <td>
                    <Price money={{ amount: trip.total, currency: trip.currency }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <Pager page={pageNo} pages={pages} onPage={setPageNo} />
    </section>
  );
}
