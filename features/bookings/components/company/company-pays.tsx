'use client';

import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { companyMoneyOptions } from '../../client/company/company-queries.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';
import { TripBudgets } from './trip-budgets.tsx';

export type CompanyPaysProps = {
  booking: Pick<BookingView, '_id' | 'state' | 'total' | 'currency'>;
  /** The cost of a change, in place of the total. */ due?: number;
  used: number;
  onChange: (amount: number) => void;
  /** Called with whether the company's settings block the payment. */
  onStop?: (stopped: boolean) => void;
};

/** What the company's wallet or credit pays, and what the trip takes of its budgets. */
export function CompanyPays(props: CompanyPaysProps) {
  return (
    <>
      {props.due === undefined && <TripBudgets bookingId={props.booking._id} />}
      <Funds {...props} />
    </>
  );
}

/** What the company's wallet or credit pays, as the server computes it; the rest goes to the checkout. */
function Funds({ booking, due, used, onChange, onStop }: CompanyPaysProps) {
  const { data } = useQuery({
    ...companyMoneyOptions(booking._id, due),
    enabled: booking.state !== 'paying' || due !== undefined,
  });
  const covers = data?.covers ?? 0;
  useEffect(() => {
    if (covers !== used) onChange(covers);
  }, [covers, used, onChange]);
  const mayAdd = useSession(
    (now) => now.loggedInUserType === 'corporate' && now.status === 'in' && allows(now.userDetails, 2, 'edit'),
  );
  const stops = Boolean(data?.stopped);
  useEffect(() => onStop?.(stops), [stops, onStop]);
  if (booking.state === 'paying' || !data) return null;
  if (data.stopped)
    return (
      <div role="alert">
        <Fact tone="bad">{data.stopped}</Fact>
        {mayAdd && (
          <p className="small">
            <a href={workRoutes.corporateCompany({ part: 'wallet' })}>
              {data.paying === 'credit' ? 'Pay off the credit' : 'Add money to the wallet'}
            </a>
          </p>
        )}
      </div>
    );
  const from = data.paying === 'credit' ? 'credit' : 'wallet';
  if (covers === (due ?? booking.total))
    return (
      <Fact tone="good">
        Your company pays {inMoney(booking, covers)} from its {from}.
      </Fact>
    );
  if (covers > 0)
    return (
      <Fact icon="clock">
        Your company’s {from} has {inMoney(booking, covers)} left for this. The rest is paid at the checkout.
      </Fact>
    );
  return (
    <Fact icon="clock">
      Your company’s {from} has nothing left for this. The company allows paying it at the checkout, and the invoice is
      the company’s.
    </Fact>
  );
}
