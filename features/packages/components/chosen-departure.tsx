import type { ReactNode } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import page from '#components/layout/choice-page.module.css';
import { Fact } from '#components/ui/fact.tsx';
import { TripDates } from '#components/ui/trip-dates.tsx';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageDeparture, PackageView } from '../contract.ts';
import { describeTravellers } from '../rules/party.ts';
import type { PartyPrice } from '../rules/price-of-party.ts';
import styles from './package-page.module.css';

const CURRENCY = 'INR';

export type ChosenDepartureProps = {
  journey: Pick<PackageView, 'meets' | 'endsIn' | 'zone' | 'nights'>;
  departure: PackageDeparture;
  /** Null while the party is incomplete. */
  price: PartyPrice | null;
  people: Parameters<typeof describeTravellers>[0] | null;
  /** Refund steps on the total. */
  steps: readonly RefundStep[];
  today: IsoDate;
  /** The Book button, or what is missing. */
  children: ReactNode;
};

/** The selected departure: first and last day, party, refund terms, and every line of the price. */
export function ChosenDeparture({ journey, departure, price, people, steps, today, children }: ChosenDepartureProps) {
  const { meets, endsIn, zone, nights } = journey;
  const { date, ends } = departure;
  return (
    <aside className={page.side} aria-label={t('Your choice')}>
      <h2 className="h3">{t('{nights}, guided', { nights: counted(nights, 'night') })}</h2>
      <TripDates
        start={{
          term: t('Starts'),
          value: formatDate(date, today),
          detail: t('{time} in {city}', { time: meets.time, city: t(meets.city) }),
        }}
        end={{
          term: t('Ends'),
          value: formatDate(ends, today),
          detail: t('{time} in {city}', { time: endsIn.time, city: t(endsIn.city) }),
        }}
        people={
          people &&
          price && {
            term: t('Travellers'),
            value: describeTravellers(people),
            detail: counted(price.rooms.length, 'room'),
          }
        }
        className={styles.when}
      />
      <p className={styles.change}>
        <a href="#departures">{t('Change departure or travellers')}</a>
      </p>
      {price && (
        <>
          <h3 className="h4">{t('Refund if you cancel')}</h3>
          {steps.some(({ refund }) => refund > 0) ? (
            <>
              <p className="small muted">{t('Drag along the line or choose a date.')}</p>
              <RefundCurve
                key={`${date} ${price.total}`}
                steps={steps}
                total={price.total}
                currency={CURRENCY}
                zone={zone}
                today={today}
                endLabel={t('start')}
              />
            </>
          ) : (
            <Fact tone="muted">{t('It starts too soon for a refund.')}</Fact>
          )}
          <PriceLines
            lines={price.lines.map(({ label, amount }) => ({ label: messageText(label), amount }))}
            total={price.total}
            currency={CURRENCY}
            below={<ConvertedPrice paise={price.total} explained />}
          />
        </>
      )}
      {children}
    </aside>
  );
}
