'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
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
  const form = useForm(() => ({ limit: rupeesInField(creditLimit), reason: '' }));
  const { paise, problem } = typedRupees(form.values.limit, LIMITS);
  const change = useSend(setCreditLimit, {
    reads: DESK_COMPANIES,
    done: ({ creditLimit: limit }) => {
      toast.success(`The credit limit of ${name} is ${formatMoney(money(limit), 'indian')}.`);
      onClose();
    },
  });
  const send = async ({ reason }: { reason: string }) => {
    if (paise === null) return { limit: problem ?? 'Enter the limit, or 0 to end the credit.' };
    return change.sendOrThrow({ companyId, shownLimit, limit: paise, reason });
  };
  return (
    <Dialog open title={`Credit limit of ${name}`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit(send)}>
        <MoneyField
          label="Credit limit"
          hint="₹0 ends the credit"
          name="limit"
          value={form.values.limit}
          onValue={(limit) => form.change({ limit })}
          limits={LIMITS}
          error={form.errorOf('limit')}
        />
        <TextareaField
          label="Reason"
          hint={`The administrators of ${name} read it, by email and in the audit log.`}
          rows={3}
          {...form.field('reason')}
        />
        {paise !== null && (
          <ul className={styles.consequences} aria-label="What it means">
            {limitConsequences(company, paise).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <FormFailure message={form.problem || undefined} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Setting…">
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
