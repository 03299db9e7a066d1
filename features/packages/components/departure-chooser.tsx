'use client';

import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import page from '#components/layout/choice-page.module.css';
import { AddToCart } from '#components/ui/add-to-cart.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Price } from '#components/ui/price.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { formatRooms, type RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { PackageDeparture, PackageExtraChoice, PackagePage, PackageView } from '../contract.ts';
import { chooseDeparture } from '../rules/choose-departure.ts';
import { headcount, placesOf } from '../rules/party.ts';
import { inOfferedOrder, linesOfExtras } from '../rules/price-of-extras.ts';
import { priceOfParty } from '../rules/price-of-party.ts';
import { ChosenDeparture } from './chosen-departure.tsx';
import { DepartureMonths } from './departure-months.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { checkParty, type RoomInput } from './party-input.ts';
import { PersonPriceTable } from './person-price-table.tsx';
import { PlainParty } from './plain-party.tsx';
import { fullText, useFullCity } from './use-full-city.ts';
import styles from './package-page.module.css';

export type RequestedParty = { rooms: RoomOccupancy[]; problem?: string };

export type DepartureChooserProps = {
  journey: Pick<PackageView, 'slug' | 'title' | 'meets' | 'endsIn' | 'zone' | 'nights' | 'extras'>;
  /** At least one. */
  departures: readonly PackageDeparture[];
  /** The party of the address, with what is wrong with it. */
  party: RequestedParty;
  /** The extras of the address. */
  extras: readonly PackageExtraChoice[];
  /** The departure of the address. */
  asked: IsoDate | null;
  now: string;
  today: IsoDate;
  /** Whether the hotels have rooms, of the departure and party of the address. */
  stay: PackagePage['stay'];
  /** The person's own hold of this journey. */
  held: ReactNode;
  /** What is read before choosing: the journey day by day. */
  children: ReactNode;
};

const FORM = 'choose-a-departure';
const CHOICE = 'departures';

/**
 * Travellers and departures as one form that books without script; with script the summary follows the selection. The
 * radios refer to the form by id, because the travellers above them are another form and forms cannot be nested.
 */
export function DepartureChooser({
  journey,
  departures,
  party,
  extras: wanted,
  asked,
  now,
  today,
  stay,
  held,
  children,
}: DepartureChooserProps) {
  const [rooms, setRooms] = useState<readonly RoomInput[]>(party.rooms);
  const [added, setAdded] = useState(wanted);
  const [touched, setTouched] = useState(false);
  const [picked, setPicked] = useState<IsoDate | null>(null);
  const checked = checkParty(rooms);
  const problem = touched ? checked.problem : (party.problem ?? checked.problem);
  const places = checked.rooms ? placesOf(checked.rooms) : 1;
  const chosen = chooseDeparture(departures, { wanted: picked ?? asked, places, now: new Date(now) });
  const word = checked.rooms && formatRooms(checked.rooms);
  const extras = inOfferedOrder(journey.extras, added);

  const fullIn = useFullCity(stay, { departure: chosen?.date, rooms: word, extras: formatExtras(extras) });
  const full = fullIn && fullText(fullIn, extras);
  const extraLines = checked.rooms ? linesOfExtras(journey.extras, extras, checked.rooms) : [];
  const price = chosen && checked.rooms && priceOfParty(chosen.prices, chosen.tax, checked.rooms, extraLines);
  const steps =
    chosen && price
      ? refundSteps(chosen.cancellationPolicies, price.total, new Date(now), new Date(chosen.startsAt))
      : [];
  const refund = price && refundText(steps, price.total, journey.zone, today);

  const change = (next: RoomInput[]) => {
    setRooms(next);
    setTouched(true);
    const { rooms: known } = checkParty(next);
    if (known) rememberInAddress('rooms', formatRooms(known));
  };
  const choose = (date: IsoDate) => {
    setPicked(date);
    rememberInAddress('departure', date);
  };
  const add = (next: PackageExtraChoice[]) => {
    setAdded(next);
    rememberInAddress('extra', formatExtras(inOfferedOrder(journey.extras, next)));
  };
  const submit = (event: SyntheticEvent) => {
    if (chosen && price && !full) return;
    event.preventDefault();
    document.getElementById(CHOICE)?.scrollIntoView();
  };
  const book = (size: 'lg' | 'md') => (
    <Button type="submit" form={FORM} variant="go" size={size} wide={size === 'lg'}>
      {t('Book this package')}
    </Button>
  );

  return (
    <div className={page.layout}>
      <form id={FORM} action={packageRoutes.review({})} method="get" hidden onSubmit={submit}>
        <input type="hidden" name="package" value={journey.slug} />
        <input type="hidden" name="rooms" value={formatRooms(checked.rooms ?? party.rooms)} />
      </form>
      <div>
        {children}
        <section id={CHOICE} className={styles.section} aria-labelledby="choose">
          <h2 id="choose" className="h2">
            {t('Choose your departure')}
          </h2>
          <p className="muted">
            {t(
              'Totals are for your party; below each is the price of a person when two share a room. Every tax is included.',
            )}
          </p>
          {held}
          <div className={styles.party}>
            <Party slug={journey.slug} rooms={rooms} onChange={change} />
            <div role="alert">{(problem ?? full) && <FieldError>{problem ?? full}</FieldError>}</div>
          </div>
          <DepartureMonths
            departures={departures}
            party={checked.rooms}
            extras={extraLines}
            chosen={chosen?.date ?? null}
            today={today}
            form={FORM}
            onChange={choose}
          />
        </section>
        {chosen && journey.extras.length > 0 && (
          <section className={styles.section} aria-labelledby="extras">
            <h2 id="extras" className="h2">
              {t('Add to your journey')}
            </h2>
            <p className="muted">
              {t(
                'All of it is optional. Your total includes what you add. Cancelling the package cancels it too, on the same terms.',
              )}
            </p>
            <ExtraFields
              offered={journey.extras}
              chosen={extras}
              rooms={checked.rooms}
              tax={chosen.tax}
              form={FORM}
              onChange={add}
            />
          </section>
        )}
        {chosen && (
          <section className={styles.section} aria-labelledby="prices">
            <h2 id="prices" className="h2">
              {t('Price per person')}
            </h2>
            <PersonPriceTable departure={chosen} today={today} />
          </section>
        )}
      </div>
      {chosen ? (
        <ChosenDeparture
          journey={journey}
          departure={chosen}
          price={price}
          people={checked.rooms && headcount(checked.rooms)}
          steps={steps}
          today={today}
        >
          {full ? (
            <Fact tone="bad">{messageText(full)}</Fact>
          ) : price ? (
            <>
              {book('lg')}
              <AddToCart form={FORM} />
              <p className={page.promise}>{t('You will see this total again before you pay.')}</p>
            </>
          ) : (
            <Fact>{problem && messageText(problem)}</Fact>
          )}
        </ChosenDeparture>
      ) : (
        <aside className={page.side} aria-label={t('Your choice')}>
          <h2 className="h3">{t('No departure fits')}</h2>
          <p className="muted">
            {t('No departure has {n} places left. Choose fewer travellers, or another package.', { n: places })}
          </p>
        </aside>
      )}
      {chosen && price && !full && (
        <ActionBar label={t('Book')}>
          <div className="grow">
            <Price money={money(price.total)} size="md" />
            <ConvertedPrice paise={price.total} />
            <p className="small">{t('From {date}, all taxes', { date: formatDate(chosen.date, today) })}</p>
            {refund && <p className={classNames('small', refund.tone)}>{refund.brief}</p>}
          </div>
          {book('md')}
        </ActionBar>
      )}
    </div>
  );
}

/** The fields of the party: with script steppers, without it a form of its own. */
function Party({
  slug,
  rooms,
  onChange,
}: {
  slug: string;
  rooms: readonly RoomInput[];
  onChange: (rooms: RoomInput[]) => void;
}) {
  return useHydrated() ? <PartyFields rooms={rooms} onChange={onChange} /> : <PlainParty slug={slug} rooms={rooms} />;
}

/** The address contains the choice, so that it survives a reload and the way back from the review. */
function rememberInAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
}
