'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { routes } from '#lib/shared/routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useLeaveInstalment, usePayInstalment } from '../../../client/packages/instalments.ts';
import type { PackageBooking } from '../../../contract.ts';
import { DocumentButton } from '../../parts/document-button.tsx';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';
import { ifUnpaidText, paymentFacts } from './instalment-texts.ts';

export type InstalmentsProps = { booking: PackageBooking };

/** The payments of a package that is paid in parts: what is paid, what is due next, what happens if it is not, and how to pay. */
export function Instalments({ booking }: InstalmentsProps) {
  const { instalments } = booking;
  if (!instalments?.chosen) return null;
  return (
    <section className="card pad stack" aria-labelledby="payments-title">
      <h2 className="h3" id="payments-title">
        {t('Payments')}
      </h2>
      <FactList facts={paymentFacts(booking, instalments, todayAt(booking))} />
      {!booking.refund && <ToPay booking={booking} instalments={instalments} />}
      <Receipts booking={booking} instalments={instalments} />
    </section>
  );
}

const ToPay = ({ booking, instalments }: PartProps) =>
  instalments.atCheckout === null ? (
    <NextPayment booking={booking} instalments={instalments} />
  ) : (
    <AtCheckout booking={booking} amount={instalments.atCheckout} />
  );

type Instalment = NonNullable<PackageBooking['instalments']>;
type PartProps = InstalmentsProps & { instalments: Instalment };

/** What is due next, and the buttons that pay it or all that is left. */
function NextPayment({ booking, instalments }: PartProps) {
  const pay = usePayInstalment();
  const open = instalments.payments.filter(({ paidAt }) => paidAt === null);
  const [next] = open;
  if (!next) return null;
  const start = (payments: 'next' | 'all', expectedAmount: number) =>
    pay.mutate({ bookingId: booking._id, payments, expectedAmount });
  const busy = pay.isPending || pay.isSuccess;
  return (
    <>
      <p>{ifUnpaidText(booking, instalments, todayAt(booking))}</p>
      <Problem problem={pay.error} />
      {booking.state === 'confirmed' && (
        <div className={review.actions}>
          <Button
            variant="go"
            onClick={() => start('next', next.amount)}
            busy={busy && pay.variables?.payments === 'next'}
            busyLabel={t('Opening the payment…')}
            disabled={busy}
          >
            {t('Pay {amount}', { amount: inMoney(booking, next.amount) })}
          </Button>
          {open.length > 1 && (
            <Button
              variant="out"
              onClick={() => start('all', instalments.open)}
              busy={busy && pay.variables?.payments === 'all'}
              busyLabel={t('Opening the payment…')}
              disabled={busy}
            >
              {t('Pay all that remains, {amount}', { amount: inMoney(booking, instalments.open) })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A payment that was begun and is neither made nor left. */
function AtCheckout({ booking, amount }: InstalmentsProps & { amount: number }) {
  const pay = usePayInstalment();
  const leave = useLeaveInstalment();
  return (
    <>
      <p>
        <Fact icon="clock">
          {t('A payment of {amount} is open at the checkout. Nothing is charged until you pay it there.', {
            amount: inMoney(booking, amount),
          })}
        </Fact>
      </p>
      <Problem problem={pay.error ?? leave.error} />
      <div className={review.actions}>
        <Button
          variant="go"
          onClick={() => pay.mutate({ bookingId: booking._id, payments: 'next', expectedAmount: amount })}
          busy={pay.isPending || pay.isSuccess}
          busyLabel={t('Opening the payment…')}
        >
          {t('Continue to the checkout')}
        </Button>
        <Button
          variant="out"
          onClick={() => leave.mutate(booking._id)}
          busy={leave.isPending}
          busyLabel={t('Cancelling…')}
        >
          {t('Do not pay now')}
        </Button>
      </div>
    </>
  );
}

/** The receipts of the payments before the last one, which has the invoice. */
function Receipts({ booking, instalments: { payments } }: PartProps) {
  const [problem, setProblem] = useState('');
  const receipts = payments.slice(0, -1).flatMap(({ paidAt }, at) => (paidAt === null ? [] : [at + 1]));
  return (
    <div className={review.actions}>
      {receipts.map((number) => (
        <DocumentButton
          key={number}
          path={routes.document('invoice')}
          label={receipts.length > 1 ? t('Receipt {n}', { n: number }) : t('Receipt')}
          file={`receipt-${number}.pdf`}
          query={{ bookingId: booking._id, amendment: String(number) }}
          onProblem={setProblem}
        />
      ))}
      {problem && (
        <p className="small bad" role="alert">
          {messageText(problem)}
        </p>
      )}
    </div>
  );
}

const Problem = ({ problem }: { problem: Error | null }) =>
  problem && (
    <p className={review.problem} role="alert">
      {messageText(problem.message)}
    </p>
  );
