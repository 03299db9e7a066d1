import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from './booking-money.ts';
import { isPaidFromAccount, refundGoes } from './refund-text.ts';

export type RefundTarget = 'source' | 'wallet';
type RefundToProps = {
  booking: BookingView;
  /** How the refund is split when it goes back to where it was paid from, paise; left out where that is not known yet. */
  split?: { toSource: number; toWallet: number };
  target: RefundTarget;
  onChange: (target: RefundTarget) => void;
};

const ACCOUNT = 'your company’s account';

/**
 * Whether a refund goes back to where it was paid from, or all of it to the wallet, at work the company's account. No
 * choice where the two are the same.
 */
export function RefundTo({ booking, split, target, onChange }: RefundToProps) {
  if (split ? split.toSource === 0 : isPaidFromAccount(booking))
    return (
      <p className="muted">
        {booking.company
          ? `The refund goes ${refundGoes('wallet', true)} at once.`
          : t('The refund goes to your wallet at once.')}
      </p>
    );
  const inParts = (source: string, wallet: string) =>
    booking.company
      ? `${source} to the bank in 5–7 working days, ${wallet} to ${ACCOUNT} at once`
      : t('{source} to the bank in 5–7 working days, {wallet} to your wallet at once', { source, wallet });
  const choice = (value: RefundTarget) => ({
    name: 'refundTo',
    value,
    checked: target === value,
    onChange: () => onChange(value),
  });
  return (
    <FieldGroup legend={t('Refund to')}>
      <Radio
        {...choice('source')}
        label={booking.company ? 'To where it was paid from' : t('To where you paid from')}
        note={
          split && split.toWallet > 0
            ? inParts(inMoney(booking, split.toSource), inMoney(booking, split.toWallet))
            : t('Banks take 5–7 working days')
        }
      />
      <Radio
        {...choice('wallet')}
        label={booking.company ? `All to ${ACCOUNT}` : t('All to your wallet')}
        note={t('There at once, for the next booking')}
      />
    </FieldGroup>
  );
}
