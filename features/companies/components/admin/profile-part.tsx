'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { LineEditor } from '#components/ui/line-editor.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { withCommas } from '#lib/shared/word-lists.ts';
import { saveCompany } from '../../client/calls.ts';
import { COMPANY, profileOptions } from '../../client/company-queries.ts';
import type * as contract from '../../contract.ts';
import styles from './admin.module.css';
import { PartFailure } from './part-failure.tsx';
import { useRights } from './use-rights.ts';

type Profile = ResponseOf<typeof contract.companyProfile>;

type Typed = { companyName: string; registrations: { number: string; address: string; isHeadOffice: boolean }[] };
const NO_REGISTRATION = { number: '', address: '', isHeadOffice: true };
/** The body as it is typed; the line that a company without a registration begins with need not be filled in. */
const bodyOf = ({ companyName, registrations }: Typed) => ({
  companyName,
  registrations: registrations.length === 1 && registrations.every(isEmpty) ? [] : registrations,
});
const isEmpty = ({ number, address }: { number: string; address: string }) => !number.trim() && !address.trim();

const peopleWords = (count: number) => ({
  active: count === 1 ? 'person works here' : 'people work here',
  invited: 'invited',
  inactive: count === 1 ? 'closed account' : 'closed accounts',
});

const stateOf = (number: string) => gstStateName(number.slice(0, 2));

/** The company's name and GST registrations. */
export function ProfilePart() {
  const rights = useRights(2);
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = useQuery(profileOptions());
  if (error && !data) return <PartFailure what="Your company" error={error} again={() => void refetch()} />;
  if (!data) return <LoadingRows label="Loading your company" count={4} />;
  if (changing) return <ProfileForm profile={data} onDone={() => setChanging(false)} />;
  return (
    <section className={styles.part} aria-label="Registration">
      <div className={styles.figures}>
        {(['active', 'invited', 'inactive'] as const).map((state) => (
          <p key={state} className={styles.figure}>
            <strong>{withCommas(data.people[state])}</strong>
            <span className="muted">{peopleWords(data.people[state])[state]}</span>
          </p>
        ))}
      </div>
      <div className={styles.head}>
        <div>
          <h2 className="h3">GST registrations</h2>
          <p className="muted">A hotel’s GST counts as your input credit only in a state where you are registered.</p>
        </div>
        {rights.edit && (
          <Button variant="ink" onClick={() => setChanging(true)}>
            {data.registrations.length ? 'Change the registration' : 'Add a registration'}
          </Button>
        )}
      </div>
      {data.registrations.length === 0 && (
        <p className={styles.said}>None yet: invoices carry the company’s name without a GST number.</p>
      )}
      {data.registrations.length > 0 && (
        <Rows label="GST registrations">
          {data.registrations.map((one) => (
            <Row
              key={one.stateCode}
              title={one.state}
              detail={one.number}
              facts={one.address || <Fact tone="warn">No address yet: invoices name only the state.</Fact>}
              end={one.isHeadOffice && <Tag>Head office</Tag>}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}

function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const form = useDraftForm<Typed>('company-profile', {
    companyName: profile.companyName,
    registrations: profile.registrations.length
      ? profile.registrations.map(({ number, address, isHeadOffice }) => ({ number, address, isHeadOffice }))
      : [NO_REGISTRATION],
  });
  const { registrations } = form.values;
  const leave = () => {
    form.forget();
    onDone();
  };
  const save = useSend(saveCompany, {
    reads: COMPANY,
    done: () => {
      toast.success('The registration is saved.');
      leave();
    },
  });
  const headOffice = (at: number) =>
    form.change({ registrations: registrations.map((line, index) => ({ ...line, isHeadOffice: index === at })) });
  return (
    <form className={styles.part} noValidate onSubmit={form.submit((typed) => save.sendOrThrow(bodyOf(typed)))}>
      <RestoredDraft {...form} />
      <TextField label="Company" autoComplete="off" {...form.field('companyName')} />
      <LineEditor
        lines={registrations}
        addLabel="Add a state"
        newLine={() => ({ number: '', address: '', isHeadOffice: registrations.length === 0 })}
        nameOf={({ number }, at) => `the registration ${stateOf(number) ? `in ${stateOf(number)}` : at + 1}`}
        onLines={(lines) => form.change({ registrations: lines })}
      >
        {(line, at, remove) => (
          <FieldGroup legend={stateOf(line.number) ?? `Registration ${at + 1}`}>
            <TextField label="GST number" autoComplete="off" {...form.field(`registrations.${at}.number`)} />
            <TextareaField
              label="Registered address"
              hint="As on the GST certificate, with state and PIN code. Invoices print it beside this number."
              rows={2}
              maxLength={240}
              autoComplete="off"
              {...form.field(`registrations.${at}.address`)}
            />
            <div className={styles.actions}>
              <Radio
                name="registrations"
                label="Head office"
                checked={line.isHeadOffice}
                onChange={() => headOffice(at)}
              />
              {remove}
            </div>
          </FieldGroup>
        )}
      </LineEditor>
      <FormFailure message={form.errorOf('registrations') ?? form.problem} />
      <div className={styles.actions}>
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
          Save the registration
        </Button>
        <Button variant="txt" onClick={leave}>
          Discard changes
        </Button>
      </div>
    </form>
  );
}
