'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { OfferRow } from '#components/ui/offer-row.tsx';
import { Price } from '#components/ui/price.tsx';
import { dateInZone, formatDate, formatDateRange, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { clockOf, dayText, daysLater } from '#lib/shared/flight-times.ts';
import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import { useRemoveItem } from '../client/use-cart.ts';
import type { CartItem } from '../contract.ts';
import { lineText } from './line-text.ts';
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
  const title = messageText(shown.title);
  return (
    <OfferRow
      poster={shown.poster}
      price={
        <>
          {now ? (
            <Price money={{ amount: now.total, currency: now.currency }} size="md" />
          ) : (
            <p>{t('Not available now')}</p>
          )}
          <p className="small muted">{priceThen(added, now)}</p>
        </>
      }
      action={
        <Button
          size="sm"
          variant="txt"
          aria-label={t('Remove {name}', { name: title })}
          busy={remove.isPending}
          busyLabel={t('Removing…')}
          onClick={() => remove.mutate(item._id)}
        >
          {t('Remove')}
        </Button>
      }
    >
      <h2 className="h3" lang={item.choice.of === 'package' ? dataLanguage() : undefined}>
        {title}
      </h2>
      <p className="small muted">{lineText(shown.line)}</p>
      {shown.journeys.length ? (
        shown.journeys.map(({ from, to, departsAt, arrivesAt }) => (
          <p key={departsAt} className="small">
            {formatDate(departsAt.slice(0, 10), today)}, {clockOf(departsAt)}–{clockOf(arrivesAt)}
            {dayText(daysLater(departsAt, arrivesAt))}: {t('{from} to {to}', { from: t(from), to: t(to) })}
          </p>
        ))
      ) : (
        <p className="small">
          {formatDateRange(shown.from, shown.to, today)} · {t(shown.city)}
        </p>
      )}
      {now && <p className="small muted">{messageText(now.terms)}</p>}
      {booking?.state === 'held' && booking.holdExpiresAt && (
        <Fact icon="clock">
          {t(booking.keeps === 'price' ? 'Price kept until {when}' : 'Held for you until {when}', {
            when: holdText(booking.holdExpiresAt, shown.zone),
          })}
        </Fact>
      )}
      {booking?.state === 'paying' && <Fact icon="clock">{t('Being paid for')}</Fact>}
      {why && (
        <div role={refusal ? 'alert' : undefined}>
          <Fact tone="warn">{messageText(why)}</Fact>
        </div>
      )}
      {remove.error && (
        <p className="small" role="alert">
          {messageText(remove.error.message)}
        </p>
      )}
    </OfferRow>
  );
}
