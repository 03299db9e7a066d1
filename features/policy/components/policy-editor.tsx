'use client';

import { type SyntheticEvent, useId, useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { useFocusInvalid } from '#lib/client/focus-invalid.ts';
import { stillRefused } from '#lib/client/still-refused.ts';
import { useDraft } from '#lib/client/use-draft.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { type PolicyDetails, usePolicyChanges } from '../client/use-policies.ts';
import { draftOf, type FormEntry, type PolicyForm } from '../rules/policy-form.ts';
import { ModeFields } from './mode-fields.tsx';
import styles from './policies.module.css';

export type PolicyEditorProps = {
  title: string;
  /** Null creates a policy. */
  policyId: string | null;
  form: PolicyForm;
  /** The version in force, whose caps changed ones are compared with; null where none is. */
  inForce: PolicyForm | null;
  regions: PolicyDetails['regions'];
  approvals: PolicyDetails['approvalConfigurations'];
  onKept: (about: { policyId: string; version: number }) => void;
  onLeave: () => void;
};

/** Edits a draft. A draft applies to nobody until it is published. */
export function PolicyEditor({
  title,
  policyId,
  form: first,
  inForce,
  regions,
  approvals,
  onKept,
  onLeave,
}: PolicyEditorProps) {
  const { keep } = usePolicyChanges();
  const heading = useId();
  const { value: form, set: setForm, forget, ...kept } = useDraft(`policy-${policyId ?? 'new'}`, first);
  const [amounts, setAmounts] = useState<FieldErrors>({});
  const failure = keep.error && apiFailure(keep.error);
  const refused = stillRefused(failure?.fields ?? {}, keep.variables, { ...draftOf(form).draft, policyId });
  const problems = { ...refused, ...amounts };
  const isMended = Object.keys(failure?.fields ?? {}).length > 0 && !Object.keys(refused).length;
  const changeEntry = (at: number, entry: FormEntry) =>
    setForm((before) => ({ ...before, entries: before.entries.map((one, index) => (index === at ? entry : one)) }));
  const element = useFocusInvalid(keep.error, amounts);
  const leave = () => {
    forget();
    onLeave();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { draft, problems: found } = draftOf(form);
    setAmounts(found);
    if (Object.keys(found).length) return;
    keep.mutate(
      { ...draft, policyId },
      {
        onSuccess: (about) => {
          forget();
          toast.success('Draft saved. It applies to nobody until it is published.');
          onKept(about);
        },
      },
    );
  };
  return (
    <form ref={element} className={styles.screen} onSubmit={submit} noValidate aria-labelledby={heading}>
      <h2 id={heading} className="h2">
        {title}
      </h2>
      <RestoredDraft {...kept} />
      <TextField
        label="Name"
        value={form.travelPolicyName}
        onChange={(event) => setForm({ ...form, travelPolicyName: event.target.value })}
        error={problems.travelPolicyName}
        maxLength={80}
        autoComplete="off"
      />
      <p className="muted">Tick how people may travel. What is not ticked is not allowed.</p>
      {form.entries.map((entry, at) => (
        <ModeFields
          key={entry.entry.travelCategory}
          value={entry}
          inForce={inForce?.entries[at] ?? null}
          regions={regions}
          approvals={approvals}
          onChange={(changed) => changeEntry(at, changed)}
          problem={(field) => problemAt(problems, `policyConfigData.${at}.${field}`)}
        />
      ))}
      {policyId !== null && (
        <TextField
          label="Why it changes"
          optional
          hint="Shown in the history."
          value={form.note}
          onChange={(event) => setForm({ ...form, note: event.target.value })}
          error={problems.note}
          maxLength={500}
        />
      )}
      <FieldError>
        {Object.keys(amounts).length
          ? 'Check the amounts marked above. Nothing is saved yet.'
          : !isMended && failure?.message}
      </FieldError>
      <div className="row folds">
        <Button type="submit" variant="go" busy={keep.isPending} busyLabel="Saving…">
          Save draft
        </Button>
        <Button variant="txt" onClick={leave}>
          Discard changes
        </Button>
      </div>
    </form>
  );
}

/** The errors of a field and of the fields below it. */
const problemAt = (problems: FieldErrors, path: string): string | undefined =>
  Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
