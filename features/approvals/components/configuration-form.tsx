'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addApprovalConfiguration, changeApprovalConfiguration } from '../client/calls.ts';
import { COMPANY } from '../client/configuration-queries.ts';
import type { ApprovalRuleWire, ListedConfiguration } from '../contract.ts';
import styles from './configuration.module.css';
import { RuleFields } from './rule-fields.tsx';

export type ConfigurationFormProps = { companyId: string; configuration: ListedConfiguration | null; people: readonly { _id: string; name: string }[]; onDone: () => void };

const NEW_RULE: ApprovalRuleWire = { travelCategories: [], policy: 'any', from: 0, upTo: null, levels: [{ needs: 'any', approvers: [{ kind: 'manager' }], hours: 24, whenSilent: { does: 'pass', to: [{ kind: 'department-head' }] } }] };

/** A configuration: rules from the top, each with what it is for and who is asked. */
export function ConfigurationForm({ companyId, configuration, people, onDone }: ConfigurationFormProps) {
  const [name, setName] = useState(configuration?.approvalConfigName ?? '');
  const [isCompanys, setCompanys] = useState(configuration?.isCompanys ?? false);
  const [rules, setRules] = useState<ApprovalRuleWire[]>(configuration?.rules ?? [NEW_RULE]);
  const done = () => { toast.success(`“${name}” is saved. Requests under way go on as they began.`); onDone(); };
  const add = useSend(addApprovalConfiguration, { reads: COMPANY, done });
  const change = useSend(changeApprovalConfiguration, { reads: COMPANY, done });
  const used = configuration ? change : add;
  const errorsAt = (at: number) => Object.fromEntries(Object.entries(used.fields).flatMap(([field, message]) => (field.startsWith(`rules.${at}.`) ? [[field.slice(`rules.${at}.`.length), message]] : [])));
  const form = { approvalConfigName: name, isCompanys, rules };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => { event.preventDefault(); if (configuration) change.send({ ...form, approvalConfigId: configuration.approvalConfigId }); else add.send(form); }}>
      <h2 className="h2">{configuration?.approvalConfigName ?? 'A new configuration'}</h2>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} error={used.fields.approvalConfigName} autoComplete="off" />
      <Check label="The company’s own: what policies mean that name none" checked={isCompanys} onChange={(event) => setCompanys(event.target.checked)} />
      {rules.map((rule, at) => (
        <RuleFields
          key={at} number={at + 1} rule={rule} errors={errorsAt(at)} companyId={companyId} people={people}
          onChange={(next) => setRules(rules.map((one, index) => (index === at ? next : one)))} onRemove={rules.length > 1 ? () => setRules(rules.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <div><Button size="sm" icon="plus" onClick={() => setRules([...rules, NEW_RULE])}>Add a rule below</Button></div>
      <div role="alert"><FieldError>{used.fields.rules ?? used.message}</FieldError></div>
      <div className={styles.actions}>
        <Button type="submit" variant="go" busy={used.busy} busyLabel="Saving…">Save the configuration</Button>
        <Button variant="txt" onClick={onDone}>Leave it as it was</Button>
      </div>
    </form>
  );
}
