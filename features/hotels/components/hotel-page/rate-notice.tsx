import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { formatMoney } from '#lib/shared/money.ts';
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
          Choose the non-refundable rate
        </Button>
      )}
    </div>
  );
}

function words(notice: Notice, offer: OfferedRate, name: string): string {
  switch (notice.kind) {
    case 'gone':
      return `The rate you chose is not available for this stay. ${name} is selected instead.`;
    case 'total':
      return `${name} was ${inMoney(offer, notice.before)} when you chose it. It is ${inMoney(offer, totalOf(offer))} now.`;
    case 'terms':
      return `The hotel changed the cancellation terms of ${name} since you chose it. They were: ${notice.before}.`;
    case 'listed':
      return `The list showed ${inMoney(notice.offer, totalOf(notice.offer))} for ${nameOf(notice.offer)}. That rate gives no refund, so the lowest refundable rate is selected.`;
  }
}

const nameOf = ({ room, rate }: OfferedRate): string => `${room.name}, ${rate.name}`;
const namedOf = ({ room, rate }: OfferedRate): NamedRate => ({
  roomTypeId: room.roomTypeId,
  ratePlanId: rate.ratePlanId,
});
const totalOf = ({ rate }: OfferedRate): number => rate.price.qOfferedPriceRoundedOff;
const inMoney = ({ rate }: OfferedRate, amount: number): string =>
  formatMoney({ amount, currency: rate.price.currency });
