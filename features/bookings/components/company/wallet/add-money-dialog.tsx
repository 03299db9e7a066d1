'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
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
  const [amount, setAmount] = useState(credit ? rupeesInField(-wallet.balance) : '');
  const [problem, setProblem] = useState('');
  const add = useSend(addToCompanyWallet, {
    reads: COMPANY_WALLET,
    done: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  const send = () => {
    const typed = typedRupees(amount, TOP_UP_LIMITS);
    setProblem(typed.problem ?? (typed.paise === null ? 'Enter how much to add.' : ''));
    if (typed.paise !== null) add.send({ amount: typed.paise });
  };
  return (
    <Dialog open title={credit ? 'Pay off the credit' : 'Add money to the wallet'} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <MoneyField
          label="Amount"
          hint={
            credit
              ? `Your company owes ${formatMoney({ amount: -wallet.balance, currency: wallet.currency })}.`
              : 'By UPI, card or net banking. It is in the wallet at once.'
          }
          value={amount}
          onValue={(typed) => {
            setAmount(typed);
            setProblem('');
          }}
          limits={TOP_UP_LIMITS}
          error={problem || add.fields.amount}
        />
        <FormFailure message={add.message ?? undefined} />
        <Button type="submit" variant="go" busy={add.busy} busyLabel="Opening the payment…">
          Continue to payment
        </Button>
      </form>
    </Dialog>
  );
}
