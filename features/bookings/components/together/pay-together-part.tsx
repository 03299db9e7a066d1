import { ActionBar } from '#components/layout/action-bar.tsx';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { BookingView } from '../../contract.ts';
import review from '../review/review.module.css';
import { WalletPart } from '../review/wallet-part.tsx';

type PayTogetherPartProps = {
  bookings: BookingView[];
  total: number;
  /** Id of the form that the button submits. */
  form: string;
  /** The part paid by wallet in paise; `onCover` is called when it changes. */
  covered: number;
  onCover: (amount: number) => void;
  problem: string;
  busy: boolean;
};

/** One payment for all: the wallet's part, the Pay button, and what happens where a part fails. */
export function PayTogetherPart({ bookings, total, form, covered, onCover, problem, busy }: PayTogetherPartProps) {
  const { currency } = bookings[0]!;
  const isOpen = bookings.every(({ state }) => state === 'paying');
  const due = formatMoney({ amount: total - covered, currency });
  return (
    <>
      <section className={review.section}>
        <h2 className="h3">{t('Payment')}</h2>
        <WalletPart total={total} currency={currency} used={covered} onChange={onCover} locked={isOpen} />
        {problem && (
          <p className={review.problem} role="alert">
            {messageText(problem)}
          </p>
        )}
        <Button type="submit" form={form} variant="go" size="lg" wide busy={busy} busyLabel={t('Opening the payment…')}>
          {isOpen
            ? t('Continue to the open payment')
            : covered === total
              ? t('Book from the wallet')
              : t('Pay {amount}', { amount: due })}
        </Button>
        <p className="small muted">
          {t(
            'One payment for {bookings}. If one of them cannot be confirmed, exactly what you paid for it goes back, and the others stay booked.',
            { bookings: counted(bookings.length, 'booking') },
          )}
        </p>
        <AcceptTerms text={t('By booking you accept the {terms} and the cancellation terms of each part.')} />
        <Button variant="txt" href={cartRoutes.cart()}>
          {t('Back to the cart')}
        </Button>
      </section>
      <ActionBar label={t('Total')}>
        <div className="grow">
          <Price money={{ amount: total, currency }} size="md" />{' '}
          <span className="small muted">{t('all taxes included')}</span>
        </div>
      </ActionBar>
    </>
  );
}
