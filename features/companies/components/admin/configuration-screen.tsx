'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraft } from '#lib/client/use-draft.ts';
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
  const { value: settings, set: setSettings, forget, ...draft } = useDraft('company-settings', saved);
  const save = useSend(saveConfiguration, {
    reads: COMPANY,
    done: () => {
      forget();
      toast.success('Settings saved. They apply from the next booking.');
    },
  });
  const [low, setLow] = useState(settings.lowBalance ? rupeesInField(settings.lowBalance) : '');
  const unread = typedRupees(low).problem;
  const set = (part: Partial<CompanySettings>) => setSettings({ ...settings, ...part });
  const effects = settingSentences(settings);
  const toggled = <Word extends string>(list: readonly Word[], word: Word, on: boolean): Word[] =>
    on ? [...list, word] : list.filter((one) => one !== word);
  const checks = <Word extends string>(
    words: readonly Word[],
    labels: Record<Word, string>,
    list: readonly Word[],
    write: (next: Word[]) => void,
  ) =>
    words.map((word) => (
      <Check
        key={word}
        label={labels[word]}
        checked={list.includes(word)}
        disabled={!rights.edit}
        onChange={(event) => write(toggled(list, word, event.target.checked))}
      />
    ));
  const group = (legend: string, field: keyof typeof effects, controls: ReactNode) => (
    <FieldGroup legend={legend} hint={effects[field]} error={save.fields[field]}>
      {controls}
    </FieldGroup>
  );
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!unread) save.send(settings);
      }}
    >
      <RestoredDraft {...draft} />
      <div className={styles.columns}>
        {group(
          'Travel modes',
          'modes',
          checks(TRAVEL_MODES, MODE_LABELS, settings.modes, (modes) => set({ modes })),
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
                disabled={!rights.edit}
                onChange={() => set({ paying })}
              />
            ))}
            {settings.paying === 'credit' && <p>{creditLimitSentence(settings.creditLimit)}</p>}
          </>,
        )}
        {group(
          'If it does not cover a trip',
          'checkoutAllowed',
          <Check
            label="The rest may be paid at the checkout"
            checked={settings.checkoutAllowed}
            disabled={!rights.edit}
            onChange={(event) => set({ checkoutAllowed: event.target.checked })}
          />,
        )}
        {group(
          'Low balance',
          'lowBalance',
          <MoneyField
            label="Email administrators below"
            optional
            value={low}
            disabled={!rights.edit}
            onValue={(typed) => {
              setLow(typed);
              const { paise, problem } = typedRupees(typed);
              if (!problem) set({ lowBalance: paise ?? 0 });
            }}
          />,
        )}
        {group(
          'Who people may book for',
          'booksFor',
          BOOKERS.map((booksFor) => (
            <Radio
              key={booksFor}
              name="booksFor"
              label={BOOKER_LABELS[booksFor]}
              checked={settings.booksFor === booksFor}
              disabled={!rights.edit}
              onChange={() => set({ booksFor })}
            />
          )),
        )}
        {group(
          'Guests',
          'guestsAllowed',
          <Check
            label="Trips may include guests"
            checked={settings.guestsAllowed}
            disabled={!rights.edit}
            onChange={(event) => set({ guestsAllowed: event.target.checked })}
          />,
        )}
        {group(
          'Required at booking',
          'requiredFields',
          checks(BOOKING_FIELDS, FIELD_LABELS, settings.requiredFields, (requiredFields) => set({ requiredFields })),
        )}
        {group(
          'Notifications',
          'notices',
          checks(NOTICES, NOTICE_LABELS, settings.notices, (notices) => set({ notices })),
        )}
      </div>
      <div role="alert">
        <FieldError>{save.message}</FieldError>
      </div>
      {rights.edit && (
        <div>
          <Button type="submit" variant="go" busy={save.busy} busyLabel="Saving…">
            Save the settings
          </Button>
        </div>
      )}
    </form>
  );
}
