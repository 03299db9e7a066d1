'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { setCreditLimit } from '../../client/calls.ts';
import { DESK_COMPANIES } from '../../client/company-queries.ts';
import type { DeskCompany } from '../../contract.ts';
import { limitConsequences, MOST_CREDIT } from '../../rules/company-account.ts';
import styles from './companies.module.css';

const LIMITS = { most: MOST_CREDIT };

/** Another credit limit with its reason. What it means for the company stands there before it is set. */
export function CreditLimitDialog({ company, onClose }: { company: DeskCompany; onClose: () => void }) {
  const { companyId, name, creditLimit } = company;
  const [shownLimit] = useState(creditLimit); // as it was opened: a change meanwhile is refused
  const [form, set] = useState({ limit: rupeesInField(creditLimit), reason: '' });
  const [tried, setTried] = useState(false);
  const { paise } = typedRupees(form.limit, LIMITS);
  const sending = useSend(setCreditLimit, {
    reads: DESK_COMPANIES,
    done: ({ creditLimit: limit }) => {
      toast.success(`The credit limit of ${name} is ${formatMoney(money(limit), 'indian')}.`);
      onClose();
    },
  });
  return (
    <Dialog open title={`Credit limit of ${name}`} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (paise !== null) sending.send({ companyId, shownLimit, limit: paise, reason: form.reason });
        }}
      >
        <MoneyField
          label="Credit limit"
          hint="₹0 ends the credit"
          value={form.limit}
          onValue={(limit) => set({ ...form, limit })}
          limits={LIMITS}
          error={
            sending.fields.limit ??
            (tried && !form.limit.trim() ? 'Enter the limit, or 0 to end the credit.' : undefined)
          }
        />
        <TextareaField
          label="Reason"
          hint={`The administrators of ${name} read it, by email and in the audit log.`}
          rows={3}
          value={form.reason}
          onChange={(event) => set({ ...form, reason: event.target.value })}
          error={sending.fields.reason}
        />
        {paise !== null && (
          <ul className={styles.consequences} aria-label="What it means">
            {limitConsequences(company, paise).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <FormFailure message={sending.message ?? undefined} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={sending.busy} busyLabel="Setting…">
            Set the limit
          </Button>
          <Button variant="out" onClick={onClose}>
            Back
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
