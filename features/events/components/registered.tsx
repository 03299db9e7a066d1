'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventView, RegistrationView } from '../contract.ts';
import type { ChangeDialogProps } from './change-dialog.tsx';
import styles from './registered.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const ChangeDialog = dialogOnDemand<ChangeDialogProps>(() =>
  import('./change-dialog.tsx').then((dialog) => dialog.ChangeDialog),
);

/** Party, days and registration number. */
export function Registered({
  event,
  registration,
  today,
}: {
  event: EventView;
  registration: RegistrationView;
  today: IsoDate;
}) {
  const [open, setOpen] = useState<'change' | 'withdraw' | null>(null);
  const { number, name, companions, days, email, mobile, changing, withdrawing } = registration;
  const close = () => setOpen(null);
  return (
    <>
      <h2 className="h3">{t('You are registered')}</h2>
      <Fact tone="good">
        {companions
          ? t('{name} and {companions}', { name, companions: countedInWords(companions, 'companion') })
          : name}
      </Fact>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Registration number')}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
        <div>
          <dt>{t('Your days')}</dt>
          <dd>
            {days.map((day) => (
              <span key={day}>{formatDate(day, today)}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('Contact')}</dt>
          <dd>
            <span>{email}</span>
            {mobile && <span>{mobile}</span>}
          </dd>
        </div>
      </dl>
      {changing.why && <p className="small muted">{messageText(changing.why)}</p>}
      <div className="row folds">
        {changing.open && (
          <Button variant="ink" onClick={() => setOpen('change')}>
            {t('Change it')}
          </Button>
        )}
        {withdrawing.open && (
          <Button variant="out" onClick={() => setOpen('withdraw')}>
            {t('Withdraw')}
          </Button>
        )}
      </div>
      {open === 'change' && <ChangeDialog event={event} registration={registration} today={today} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog eventName={event.name} people={1 + companions} onClose={close} />}
    </>
  );
}
