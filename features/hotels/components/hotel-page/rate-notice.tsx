import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { OfferedRate, RateNotice as Notice } from '../../rules/starting-rate.ts';
import styles from './hotel-page.module.css';

type RateNoticeProps = {
  notice: Notice;
  /** The currently selected rate. */
  offer: OfferedRate;
  onChoose: (rate: NamedRate) => void;
  /** The room it is about, where a rate is chosen for each: "Room 2". */
  of?: string;
};

/** Says that the selected rate differs from the one selected or shown before. */
export function RateNotice({ notice, offer, onChoose, of }: RateNoticeProps) {
  const name = nameOf(offer);
  return (
    <div className={styles.notice} role="status">
      <Fact tone={notice.kind === 'listed' ? 'plain' : 'warn'}>
        {of ? `${of}: ` : ''}
        {words(notice, offer, name)}
      </Fact>
      {notice.kind === 'listed' && (
        <Button size="sm" onClick={() => onChoose(namedOf(notice.offer))}>
          {t('Choose the non-refundable rate')}
        </Button>
      )}
    </div>
  );
}

function words(notice: Notice, offer: OfferedRate, name: string): string {
  switch (notice.kind) {
    case 'gone':
      return t('The rate you chose is not available for this stay. {rate} is selected instead.', { rate: name });
    case 'total':
      return t('{rate} was {before} when you chose it. It is {now} now.', {
        rate: name,
        before: inMoney(offer, notice.before),
        now: inMoney(offer, totalOf(offer)),
      });
    case 'terms':
      return t('The hotel changed the cancellation terms of {rate} since you chose it. They were: {before}.', {
        rate: name,
        before: notice.before,
      });
    case 'listed':
      return t(
        'The list showed {price} for {rate}. That rate gives no refund, so the lowest refundable rate is selected.',
        { price: inMoney(notice.offer, totalOf(notice.offer)), rate: nameOf(notice.offer) },
      );
  }
}

const nameOf = ({ room, rate }: OfferedRate): string => `${room.name}, ${t(rate.name)}`;
const namedOf = ({ room, rate }: OfferedRate): NamedRate => ({
  roomTypeId: room.roomTypeId,
  ratePlanId: rate.ratePlanId,
});
const totalOf = ({ rate }: OfferedRate): number => rate.price.qOfferedPriceRoundedOff;
const inMoney = ({ rate }: OfferedRate, amount: number): string =>
  formatMoney({ amount, currency: rate.price.currency });
