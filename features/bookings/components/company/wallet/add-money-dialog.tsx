'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { addToCompanyWallet } from '../../../client/company/calls.ts';
import { COMPANY_WALLET } from '../../../client/company/company-queries.ts';
import type { CompanyWallet } from '../../../contract.ts';
import { TOP_UP_LIMITS } from '../../../rules/company-wallet.ts';
import styles from './company-wallet.module.css';

export type AddMoneyDialogProps = { wallet: CompanyWallet; onClose: () => void };

/** Asks how much is added (or paid off), and leads to the gateway's checkout. */
export function AddMoneyDialog({ wallet, onClose }: AddMoneyDialogProps) {
  const credit = wallet.paying === 'credit';
  const form = useForm(() => ({ amount: credit ? rupeesInField(-wallet.balance) : '' }));
  const add = useSend(addToCompanyWallet, {
    reads: COMPANY_WALLET,
    done: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  const send = async ({ amount }: { amount: string }) => {
    const { paise, problem } = typedRupees(amount, TOP_UP_LIMITS);
    if (paise === null) return { amount: problem ?? 'Enter how much to add.' };
    return add.sendOrThrow({ amount: paise });
  };
  return (
    <Dialog open title={credit ? 'Pay off the credit' : 'Add money to the wallet'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.submit(send)}>
        <MoneyField
          label="Amount"
          hint={
            credit
              ? `Your company owes ${formatMoney({ amount: -wallet.balance, currency: wallet.currency })}.`
              : 'By UPI, card or net banking. It is in the wallet at once.'
          }
          name="amount"
          value={form.values.amount}
          onValue={(amount) => form.change({ amount })}
          limits={TOP_UP_LIMITS}
          error={form.errorOf('amount')}
        />
        <FormFailure message={form.problem || undefined} />
        <Button type="submit" variant="go" busy={form.sending} busyLabel="Opening the payment…">
          Continue to payment
        </Button>
      </form>
    </Dialog>
  );
}
