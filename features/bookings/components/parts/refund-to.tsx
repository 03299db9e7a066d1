import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
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

/**
 * Whether a refund goes back to where it was paid from, or all of it to the wallet, at work the company's account. No
 * choice where the two are the same.
 */
export function RefundTo({ booking, split, target, onChange }: RefundToProps) {
  const account = booking.company ? 'your company’s account' : 'your wallet';
  if (split ? split.toSource === 0 : isPaidFromAccount(booking))
    return <p className="muted">The refund goes {refundGoes('wallet', booking.company !== null)} at once.</p>;
  const choice = (value: RefundTarget) => ({
    name: 'refundTo',
    value,
    checked: target === value,
    onChange: () => onChange(value),
  });
  return (
    <FieldGroup legend="Refund to">
      <Radio
        {...choice('source')}
        label={booking.company ? 'To where it was paid from' : 'To where you paid from'}
        note={
          split && split.toWallet > 0
            ? `${inMoney(booking, split.toSource)} to the bank in 5–7 working days, ${inMoney(booking, split.toWallet)} to ${account} at once`
            : 'Banks take 5–7 working days'
        }
      />
      <Radio {...choice('wallet')} label={`All to ${account}`} note="There at once, for the next booking" />
    </FieldGroup>
  );
}
