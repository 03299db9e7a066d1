'use client';

import { type SyntheticEvent, useId, useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { useFocusInvalid } from '#lib/client/focus-invalid.ts';
import { stillRefused } from '#lib/client/still-refused.ts';
import { useDraft } from '#lib/client/use-draft.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { useConfigurationChanges } from '../client/use-configurations.ts';
import type { ListedConfiguration } from '../contract.ts';
import { bodyOf, formOf, type FormRule, newRule } from '../rules/configuration-form.ts';
import { People } from './people.ts';
import { RuleFields } from './rule-fields.tsx';
import styles from './approvals.module.css';

export type ConfigurationEditorProps = {
  configuration: ListedConfiguration | null;
  /** The company has none yet: a new one becomes its default unless that is unticked. */
  first: boolean;
  names: ReadonlyMap<string, string>;
  onDone: () => void;
};

/** Edits a configuration. Pending requests keep the rules they were sent under. */
export function ConfigurationEditor({ configuration, first: isFirst, names: known, onDone }: ConfigurationEditorProps) {
  const { keep } = useConfigurationChanges();
  const heading = useId();
  const [first] = useState(() => formOf(configuration, isFirst));
  const {
    value: form,
    set: setForm,
    forget,
    ...kept
  } = useDraft(`approvals-${configuration?.approvalConfigId ?? 'new'}`, first);
  const [typed, setTyped] = useState<FieldErrors>({});
  const [names, setNames] = useState(known);
  const failure = keep.error && apiFailure(keep.error);
  const refused = stillRefused(failure?.fields ?? {}, keep.variables, bodyOf(form).body);
  const problems = { ...refused, ...typed };
  const isMended = Object.keys(failure?.fields ?? {}).length > 0 && !Object.keys(refused).length;
  const problem = (path: string) =>
    Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
  const putRules = (rules: FormRule[]) => setForm({ ...form, rules });
  const element = useFocusInvalid(keep.error, typed);
  const leave = () => {
    forget();
    onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { body, problems: found } = bodyOf(form);
    setTyped(found);
    if (Object.keys(found).length) return;
    keep.mutate(
      { ...body, approvalConfigId: configuration?.approvalConfigId ?? null },
      {
        onSuccess: () => {
          toast.success(
            `${form.approvalConfigName} is saved.${configuration ? ' Requests already sent continue under the previous rules.' : ''}`,
          );
          forget();
          onDone();
        },
      },
    );
  };
  return (
    <People value={{ names, meet: (id, name) => setNames(new Map([...names, [id, name]])) }}>
      <form ref={element} className={styles.section} onSubmit={submit} noValidate aria-labelledby={heading}>
        <h3 id={heading} className="h3">
          {configuration ? configuration.approvalConfigName : 'New approval rules'}
        </h3>
        <RestoredDraft {...kept} />
        <TextField
          label="Name"
          value={form.approvalConfigName}
          onChange={(event) => setForm({ ...form, approvalConfigName: event.target.value })}
          error={problem('approvalConfigName')}
          maxLength={80}
          autoComplete="off"
        />
        <Check
          label="Company default: for every policy that names no other"
          checked={form.isCompanys}
          onChange={(event) => setForm({ ...form, isCompanys: event.target.checked })}
        />
        <ol className={styles.list}>
          {form.rules.map((rule, at) => (
            <li key={rule.key}>
              <RuleFields
                value={rule}
                position={at}
                problem={(field) => problem(`rules.${at}.${field}`)}
                onChange={(changed) => putRules(form.rules.map((one, index) => (index === at ? changed : one)))}
                onRemove={
                  form.rules.length > 1 ? () => putRules(form.rules.filter((_, index) => index !== at)) : undefined
                }
                onUp={
                  at > 0
                    ? () => putRules(form.rules.toSpliced(at - 1, 2, rule, form.rules[at - 1] as FormRule))
                    : undefined
                }
              />
            </li>
          ))}
        </ol>
        <div>
          <Button size="sm" icon="plus" onClick={() => putRules([...form.rules, newRule(crypto.randomUUID())])}>
            Add a rule below
          </Button>
        </div>
        <FieldError>
          {Object.keys(typed).length
            ? 'Check the fields marked above. Nothing is saved yet.'
            : !isMended && failure?.message}
        </FieldError>
        <div className="row folds">
          <Button type="submit" variant="go" busy={keep.isPending} busyLabel="Saving…">
            Save configuration
          </Button>
          <Button variant="txt" onClick={leave}>
            Discard changes
          </Button>
        </div>
      </form>
    </People>
  );
}
