'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { OfferRow } from '#components/ui/offer-row.tsx';
import { Price } from '#components/ui/price.tsx';
import { dateInZone, formatDate, formatDateRange, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { clockOf, dayText, daysLater } from '#lib/shared/flight-times.ts';
import { useRemoveItem } from '../client/use-cart.ts';
import type { CartItem } from '../contract.ts';
import { priceThen } from '../rules/price-then.ts';

/** "12:40", on another day than today "2 Dec, 12:40"; at the place. */
function holdText(ends: string, zone: string): string {
  const today = dateInZone(new Date(), zone);
  return dateInZone(ends, zone) === today ? timeInZone(ends, zone) : formatInstant(ends, zone, today);
}

/** An item: what it is, its dates, its terms in a line, its price now and then, and whether it is held. */
export function CartCard({ item, refusal }: { item: CartItem; refusal?: string | undefined }) {
  const { added, now, problem, booking } = item;
  const shown = now ?? added;
  const today = new Date().toISOString().slice(0, 10);
  const remove = useRemoveItem();
  const why = refusal ?? problem;
  return (
    <OfferRow
      poster={shown.poster}
      price={
        <>
          {now ? <Price money={{ amount: now.total, currency: now.currency }} size="md" /> : <p>Not available now</p>}
          <p className="small muted">{priceThen(added, now)}</p>
        </>
      }
      action={
        <Button
          size="sm"
          variant="txt"
          aria-label={`Remove ${shown.title}`}
          busy={remove.isPending}
          busyLabel="Removing…"
          onClick={() => remove.mutate(item._id)}
        >
          Remove
        </Button>
      }
    >
      <h2 className="h3">{shown.title}</h2>
      <p className="small muted">{shown.line}</p>
      {shown.journeys.length ? (
        shown.journeys.map(({ from, to, departsAt, arrivesAt }) => (
          <p key={departsAt} className="small">
            {formatDate(departsAt.slice(0, 10), today)}, {clockOf(departsAt)}–{clockOf(arrivesAt)}
            {dayText(daysLater(departsAt, arrivesAt))}: {from} to {to}
          </p>
        ))
      ) : (
        <p className="small">
          {formatDateRange(shown.from, shown.to, today)} · {shown.city}
        </p>
      )}
      {now && <p className="small muted">{now.terms}</p>}
      {booking?.state === 'held' && booking.holdExpiresAt && (
        <Fact icon="clock">
          {booking.keeps === 'price' ? 'Price kept until' : 'Held for you until'}{' '}
          {holdText(booking.holdExpiresAt, shown.zone)}
        </Fact>
      )}
      {booking?.state === 'paying' && <Fact icon="clock">Being paid for</Fact>}
      {why && (
        <div role={refusal ? 'alert' : undefined}>
          <Fact tone="warn">{why}</Fact>
        </div>
      )}
      {remove.error && (
        <p className="small" role="alert">
          {remove.error.message}
        </p>
      )}
    </OfferRow>
  );
}
