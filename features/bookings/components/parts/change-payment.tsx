import { useState, type ReactNode } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { CompanyPays } from '../company/company-parts.tsx';
import { WalletPart } from '../review/wallet-part.tsx';
import { inMoney } from './booking-money.ts';
import { RefundTo, type RefundTarget } from './refund-to.tsx';

/** How the traveller pays a change, and the price at which it was shown. Paise. */
export type ChangePaymentWanted = { expectedDue: number; walletAmount: number; refundTo: RefundTarget };
type ChangePaymentProps = {
  booking: BookingView;
  lines: readonly { label: string; amount: number }[];
  /** Paise; below zero it is refunded. */ due: number;
  /** What the supplier keeps, and the later terms. */ terms?: ReactNode;
  /** The policy's verdict and what else is to be known before paying. */ notes?: ReactNode;
  /** The form that asks approval of the change; nothing is paid where there is one. */
  request?: false | ((refundTo: RefundTarget) => ReactNode) | undefined;
  /** Why the change cannot be made; shown in `notes`. */ refused?: boolean;
  /** What the supplier holds while the rest is paid. */ meanwhile: string;
  /** The button where nothing is to be paid. */ label: string;
  busy: boolean;
  onConfirm: (payment: ChangePaymentWanted) => void;
};

/**
 * What a change of a booking costs and how: its lines, where a surplus goes back to, or what is paid from the wallet, the
 * company's account and at the gateway, and the button that makes the change.
 */
export function ChangePayment({
  booking,
  lines,
  due,
  terms,
  notes,
  request,
  refused = false,
  meanwhile,
  label,
  busy,
  onConfirm,
}: ChangePaymentProps) {
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const [wallet, setWallet] = useState(0);
  const [stopped, setStopped] = useState(false);
  const owed = Math.max(0, due);
  const used = Math.min(wallet, owed);
  const rest = owed - used;
  const pays = owed > 0 && !request && !refused;
  return (
    <>
      <PriceLines
        lines={lines}
        total={Math.abs(due)}
        currency={booking.currency}
        sum={t(due < 0 ? 'Refund' : 'To pay')}
      />
      {terms}
      {due < 0 && <RefundTo booking={booking} target={refundTo} onChange={setRefundTo} />}
      {notes}
      {request && request(refundTo)}
      {pays && booking.company && (
        <CompanyPays booking={booking} due={owed} used={wallet} onChange={setWallet} onStop={setStopped} />
      )}
      {pays && !booking.company && (
        <WalletPart total={owed} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {pays && rest > 0 && <p className="small muted">{meanwhile}</p>}
      {!request && (
        <Button
          variant="ink"
          wide
          disabled={refused || stopped}
          busy={busy}
          busyLabel={t(rest > 0 ? 'Opening the payment…' : 'Changing…')}
          onClick={() => onConfirm({ expectedDue: due, walletAmount: used, refundTo })}
        >
          {rest > 0
            ? t('Pay {amount} and change', { amount: inMoney(booking, rest) })
            : owed > 0
              ? paidAtOnce(booking, inMoney(booking, owed))
              : label}
        </Button>
      )}
    </>
  );
}

/** The button of a change that the wallet, at work the company's account, pays in full. */
function paidAtOnce({ company }: BookingView, amount: string): string {
  return company
    ? `Change for ${amount} from your company’s account`
    : t('Change for {amount} from your wallet', { amount });
}
