'use client';

import { useState, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { WindowFields, type TypedWindow } from '#components/ui/window-fields.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { mostForWindow, type RouteBound } from '#lib/shared/approved-window.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestApproval } from '../../client/company/calls.ts';
import { approvalPreviewOptions } from '../../client/company/company-queries.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import type { BookingView, CompanyView } from '../../contract.ts';
import { COST_FIELD_LABELS } from '../../rules/company-messages.ts';
import { routeOf } from '../../rules/flight-route.ts';
import { holdLength } from '../../rules/hold-length.ts';
import { inMoney } from '../parts/booking-money.ts';
import { budgetList, BudgetNames } from './budget-names.tsx';
import { TripBudgets } from './trip-budgets.tsx';
import { WhoDecides } from './who-decides.tsx';
import styles from './company.module.css';
import { tripStart } from '../../rules/trip-start.ts';
import { byCategory } from '../../rules/category.ts';

type AskForApprovalProps = {
  booking: BookingView;
  company: CompanyView;
  /** Holds it, when approval is no longer needed. */ hold: () => void;
  holding: boolean;
  /** The names of the travellers, when the form asks for them here. */ children: ReactNode;
};

/**
 * Requests approval in one step. Approvers and deadline are shown before sending; they are a preview, and the server
 * decides again when it is sent.
 */
export function AskForApproval({ booking, company, hold, holding, children }: AskForApprovalProps) {
  const { data: preview, error, refetch } = useQuery(approvalPreviewOptions(booking._id));
  if (error && !preview)
    return (
      <p role="alert">
        <Fact tone="bad">Who approves this could not be loaded. {error.message}</Fact>{' '}
        <Button variant="txt" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!preview) return <Skeleton height={240} />;
  if (preview.way === 'refused')
    return (
      <p>
        <Fact tone="warn">{preview.refusal}</Fact>
      </p>
    );
  if (preview.way !== 'ask')
    return (
      <div className={styles.ask}>
        <p>
          <Fact tone="good">
            {preview.way === 'approved'
              ? 'This trip is approved at this price.'
              : 'Your company’s rules let you book this without approval.'}
          </Fact>
        </p>
        <Button variant="go" size="lg" busy={holding} busyLabel="Holding…" onClick={hold}>
          Continue at {inMoney(booking, booking.total)}
        </Button>
      </div>
    );
  return (
    <>
      {children}
      <AskForm booking={booking} company={company} preview={preview} />
    </>
  );
}

type Typed = { reason: string; fields: CompanyView['fields']; window: TypedWindow };

function AskForm({
  booking,
  company,
  preview,
}: Pick<AskForApprovalProps, 'booking' | 'company'> & { preview: ApprovalPreview }) {
  const router = useRouter();
  const form = useForm<Typed>(
    () => ({ reason: '', fields: company.fields, window: null }),
    (path) => (path === 'window' ? 'window.upTo' : path),
  );
  /** The fields when one was last left: what the budgets are asked about. */
  const [left, setLeft] = useState(company.fields);
  const { window: asked, fields } = form.values;
  const route = routeAskedFor(booking);
  const typed = asked && typedRupees(asked.upTo, { least: booking.total, most: mostForWindow(booking.total) });
  const ask = useSend(requestApproval, {
    reads: ['bookings'],
    done: ({ companyId, bookingId, travelCategory }) =>
      router.push(workRoutes.approvalStatus(travelCategory, { companyId, bookingId })),
  });
  const send = async ({ reason }: Typed) => {
    if (typed?.problem) return { 'window.upTo': typed.problem };
    const window = asked && typed ? { days: asked.days, upTo: typed.paise ?? booking.total } : null;
    await ask.sendOrThrow({ bookingId: booking._id, acceptedTotal: booking.total, reason, fields, window });
  };
  return (
    <form className={styles.ask} noValidate onSubmit={form.submit(send)}>
      <WhoDecides {...preview} />
      <TextareaField
        label="Reason for the trip"
        hint="Your approvers will see this."
        rows={3}
        maxLength={500}
        {...form.field('reason')}
      />
      {company.requiredFields.map((field) => (
        <TextField
          key={field}
          label={COST_FIELD_LABELS[field]}
          autoComplete="off"
          list={budgetList(field)}
          maxLength={field === 'purpose' ? 200 : 60}
          onBlur={() => setLeft(fields)}
          {...form.field(`fields.${field}`)}
        />
      ))}
      {route && (
        <WindowFields
          route={route}
          total={booking.total}
          today={dateInZone(new Date().toISOString(), tripStart(booking).zone)}
          value={asked}
          onValue={(window) => form.change({ window })}
          label="Also ask for"
          first={rupeesInField(preview.ceiling ?? booking.total)}
          error={form.errorOf('window.upTo')}
        />
      )}
      <BudgetNames />
      <TripBudgets bookingId={booking._id} typed={left} />
      {preview.ceiling === null ? (
        <HeldMeanwhile booking={booking} />
      ) : (
        <NothingHeld booking={booking} ceiling={preview.ceiling} />
      )}
      <FormFailure message={form.problem} />
      <Button type="submit" variant="go" size="lg" busy={form.sending} busyLabel="Sending…">
        {preview.ceiling === null
          ? `Request approval for ${inMoney(booking, booking.total)}`
          : `Request approval up to ${inMoney(booking, preview.ceiling)}`}
      </Button>
    </form>
  );
}

/** What others can be asked for: the route of a flight, the city and nights of a stay. */
const routeAskedFor = (booking: BookingView): RouteBound[] | null =>
  byCategory<BookingView, RouteBound[] | null>(booking, {
    hotel: ({ hotel: { city }, stay, nights }) => [
      { from: city, to: city, fromName: city, toName: city, day: stay.checkIn, nights },
    ],
    flight: ({ bounds }) => routeOf(bounds),
    package: () => null,
  });

/** How long the airline holds the seats or, without them, the price; null where no airline decides. */
const airlineHold = (booking: BookingView): { length: string; seats: boolean } | null =>
  byCategory<BookingView, { length: string; seats: boolean } | null>(booking, {
    hotel: () => null,
    flight: ({ holdMinutes, holds }) =>
      holdMinutes === null ? null : { length: holdLength(holdMinutes), seats: holds === 'pnr' },
    package: () => null,
  });

/** How long approvers have, given the airline's hold; hotels hold up to a day. */
function HeldMeanwhile({ booking }: { booking: BookingView }) {
  const nothingYet = 'Nothing is charged before it is approved.';
  const hold = airlineHold(booking);
  if (!hold) return <p className="small muted">It is held for up to a day while they decide. {nothingYet}</p>;
  const kept = hold.seats
    ? `The airline holds the seats for ${hold.length} from when you ask.`
    : `The airline holds no seats and keeps this price for ${hold.length}, from when you ask.`;
  return (
    <p className="small muted">
      {kept} Without an answer by then the request ends. {nothingYet}
    </p>
  );
}

/**
 * For offers that cannot be held long enough: approval is requested up to a price ceiling, and the trip is booked at
 * the price of that moment.
 */
function NothingHeld({ booking, ceiling }: { booking: BookingView; ceiling: number }) {
  const hold = airlineHold(booking);
  const kept = !hold
    ? 'This cannot be held for long enough.'
    : hold.seats
      ? `This airline holds seats for ${hold.length} only, too short for an approval.`
      : `This airline holds no seats and keeps a price for ${hold.length} only, too short for an approval.`;
  return (
    <p>
      <Fact icon="info">
        {kept} So nothing is held while they decide: you ask for approval up to {inMoney(booking, ceiling)}. Once
        approved it is booked at the price of that moment, if it is within that amount; otherwise we tell you, and you
        can ask again. Nothing is charged before.
      </Fact>
    </p>
  );
}
