'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { MODE_LABELS, TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { saveConfiguration } from '../../client/calls.ts';
import { COMPANY, settingsOptions } from '../../client/company-queries.ts';
import type { CompanySettings } from '../../organisation.ts';
import { creditLimitSentence, settingSentences } from '../../rules/settings.ts';
import { BOOKERS, BOOKING_FIELDS, NOTICES, PAYING } from '../../rules/setting-values.ts';
import styles from './admin.module.css';
import { PartFailure } from './part-failure.tsx';
import { useRights } from './use-rights.ts';

type ConfigurationScreenProps = {
  part: 'settings' | 'approvals' | 'budgets';
  approvals: ReactNode;
  budgets: ReactNode;
};

/** `/corporate/auth/Configuration` (2.2, 2.10). `approvals` and `budgets` are screens of other features. */
export function ConfigurationScreen({ part, approvals, budgets }: ConfigurationScreenProps) {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  if (!allows(session.userDetails, 4, 'view'))
    return (
      <EmptyState
        level={1}
        title="You do not have access to Configuration"
        scene={{ seed: 'cnf1', kind: 'oldcity', hour: 'dawn' }}
      >
        Ask an administrator of {session.userDetails.companyDetails.companyName} for the right to view Configuration.
      </EmptyState>
    );
  const items = [
    { href: workRoutes.corporateConfiguration(), label: 'Settings', current: part === 'settings' },
    {
      href: workRoutes.corporateConfiguration({ part: 'approvals' }),
      label: 'Approvals',
      current: part === 'approvals',
    },
    { href: workRoutes.corporateConfiguration({ part: 'budgets' }), label: 'Budgets', current: part === 'budgets' },
  ];
  return (
    <div className={styles.screen}>
      <h1 className="h1">Configuration</h1>
      <Tabs label="Parts of the configuration" items={items} className={styles.tabs} />
      {part === 'approvals' ? approvals : part === 'budgets' ? budgets : <Settings />}
    </div>
  );
}

function Settings() {
  const { data, error, refetch } = useQuery(settingsOptions());
  if (error && !data) return <PartFailure what="The settings" error={error} again={() => void refetch()} />;
  return data ? <SettingsForm saved={data.settings} /> : <LoadingRows label="Loading the settings" />;
}

const PAYING_LABELS: Record<CompanySettings['paying'], string> = {
  wallet: 'From the company’s wallet',
  credit: 'On credit, up to a limit',
};
const BOOKER_LABELS: Record<CompanySettings['booksFor'], string> = {
  self: 'Themselves',
  reports: 'The people who report to them',
  department: 'Others of their department',
};
const FIELD_LABELS: Record<(typeof BOOKING_FIELDS)[number], string> = {
  costCentre: 'Cost centre',
  project: 'Project',
  purpose: 'Purpose of the trip',
};
const NOTICE_LABELS: Record<(typeof NOTICES)[number], string> = {
  approvals: 'Approvals',
  bookings: 'Bookings',
  policyChanges: 'Policy changes',
  tripReminders: 'Trip reminders',
};

/** The settings, each with its effect as it would be with the current selection. */
function SettingsForm({ saved }: { saved: CompanySettings }) {
  const rights = useRights(4);
  const form = useDraftForm('company-settings', {
    ...saved,
    lowBalance: saved.lowBalance ? rupeesInField(saved.lowBalance) : '',
  });
  const save = useSend(saveConfiguration, {
    reads: COMPANY,
    done: () => {
      form.forget();
      toast.success('Settings saved. They apply from the next booking.');
    },
  });
  const low = typedRupees(form.values.lowBalance);
  const settings: CompanySettings = {
    ...form.values,
    lowBalance: low.problem ? saved.lowBalance : (low.paise ?? 0),
  };
  const send = async () => (low.problem ? { lowBalance: low.problem } : save.sendOrThrow(settings));
  const locked = { disabled: !rights.edit };
  const effects = settingSentences(settings);
  const toggled = <Word extends string>(list: readonly Word[], word: Word, on: boolean): Word[] =>
    on ? [...list, word] : list.filter((one) => one !== word);
  const checks = <Word extends string>(
    name: string,
    words: readonly Word[],
    labels: Record<Word, string>,
    list: readonly Word[],
    write: (next: Word[]) => void,
  ) =>
    words.map((word) => (
      <Check
        key={word}
        name={name}
        label={labels[word]}
        checked={list.includes(word)}
        {...locked}
        onChange={(event) => write(toggled(list, word, event.target.checked))}
      />
    ));
  const group = (legend: string, field: keyof typeof effects, controls: ReactNode) => (
    <FieldGroup legend={legend} hint={effects[field]} error={form.errorOf(field)}>
      {controls}
    </FieldGroup>
  );
  return (
    <form className={styles.part} noValidate onSubmit={form.submit(send)}>
      <RestoredDraft {...form} />
      <div className={styles.columns}>
        {group(
          'Travel modes',
          'modes',
          checks('modes', TRAVEL_MODES, MODE_LABELS, settings.modes, (modes) => form.change({ modes })),
        )}
        {group(
          'Payment',
          'paying',
          <>
            {PAYING.map((paying) => (
              <Radio
                key={paying}
                name="paying"
                label={PAYING_LABELS[paying]}
                checked={settings.paying === paying}
                {...locked}
                onChange={() => form.change({ paying })}
              />
            ))}
            {settings.paying === 'credit' && <p>{creditLimitSentence(settings.creditLimit)}</p>}
          </>,
        )}
        {group(
          'If it does not cover a trip',
          'checkoutAllowed',
          <Check label="The rest may be paid at the checkout" {...locked} {...form.check('checkoutAllowed')} />,
        )}
        <FieldGroup legend="Low balance" hint={effects.lowBalance}>
          <MoneyField
            label="Email administrators below"
            name="lowBalance"
            optional
            value={form.values.lowBalance}
            {...locked}
            onValue={(lowBalance) => form.change({ lowBalance })}
            error={form.errorOf('lowBalance')}
          />
        </FieldGroup>
        {group(
          'Who people may book for',
          'booksFor',
          BOOKERS.map((booksFor) => (
            <Radio
              key={booksFor}
              name="booksFor"
              label={BOOKER_LABELS[booksFor]}
              checked={settings.booksFor === booksFor}
              {...locked}
              onChange={() => form.change({ booksFor })}
            />
          )),
        )}
        {group(
          'Guests',
          'guestsAllowed',
          <Check label="Trips may include guests" {...locked} {...form.check('guestsAllowed')} />,
        )}
        {group(
          'Required at booking',
          'requiredFields',
          checks('requiredFields', BOOKING_FIELDS, FIELD_LABELS, settings.requiredFields, (requiredFields) =>
            form.change({ requiredFields }),
          ),
        )}
        {group(
          'Notifications',
          'notices',
          checks('notices', NOTICES, NOTICE_LABELS, settings.notices, (notices) => form.change({ notices })),
        )}
      </div>
      <FormFailure message={form.problem || undefined} />
      {rights.edit && (
        <div>
          <Button type="submit" variant="go" busy={form.sending} busyLabel="Saving…">
            Save the settings
          </Button>
        </div>
      )}
    </form>
  );
}
