'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { changePolicy } from '../client/calls.ts';
import { COMPANY } from '../client/policy-queries.ts';
import type { PolicyConfigEntry, PolicyDetails, PolicyVersionView } from '../contract.ts';
import { everyMode } from '../rules/new-policy.ts';
import { ModeFields } from './mode-fields.tsx';
import styles from './policy.module.css';

/** The editor of a draft: every way to travel, each with its limits. Saving keeps a draft; what is in force stays in force. */
export function PolicyForm({ details, version, onDone }: { details: PolicyDetails; version: PolicyVersionView; onDone: () => void }) {
  const [name, setName] = useState(version.policy.travelPolicyName);
  const [note, setNote] = useState(version.state === 'draft' ? version.note : '');
  const [entries, setEntries] = useState(() => everyMode(version.policy.policyConfigData));
  const keep = useSend(changePolicy, { reads: COMPANY, done: () => { toast.success('The draft is kept. Nobody is judged by it until it is published.'); onDone(); } });
  const fields = { ...version.problems, ...keep.fields };
  const change = (at: number, next: PolicyConfigEntry) => setEntries(entries.map((entry, index) => (index === at ? next : entry)));
  return (
    <form className={styles.form} noValidate onSubmit={(event) => { event.preventDefault(); keep.send({ policyId: details.policyId, travelPolicyName: name, policyConfigData: entries, note }); }}>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} error={fields.travelPolicyName} autoComplete="off" />
      {entries.map((entry, at) => <ModeFields key={entry.travelCategory} entry={entry} details={details} errors={errorsAt(fields, at)} onChange={(next) => change(at, next)} />)}
      <TextField label="Why it changes" optional hint="Shown in the history." value={note} onChange={(event) => setNote(event.target.value)} error={fields.note} autoComplete="off" />
      <div role="alert"><FieldError>{keep.message ?? fields.policyConfigData}</FieldError></div>
      <div className={styles.actions}>
        <Button type="submit" variant="ink" busy={keep.busy} busyLabel="Keeping…">Keep the draft</Button>
        <Button variant="txt" onClick={onDone}>Leave it as it was</Button>
      </div>
    </form>
  );
}

/** What is said beside the fields of one entry, under their names in it. */
const errorsAt = (fields: Readonly<Record<string, string>>, at: number): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, message]) => (name.startsWith(`policyConfigData.${at}.`) ? [[name.slice(`policyConfigData.${at}.`.length), message]] : [])));
