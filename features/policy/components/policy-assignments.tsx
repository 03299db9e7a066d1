'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Row, Rows } from '#components/ui/rows.tsx';
import { SearchChoice } from '#components/ui/search-choice.tsx';
import { Select } from '#components/ui/select.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { assignPolicy, unassignPolicy } from '../client/calls.ts';
import { COMPANY, findPeople, targetsOptions } from '../client/policy-queries.ts';
import type { PolicyDetails } from '../contract.ts';
import { ASSIGNED_TO, type AssignedTo } from '../rules/assignment.ts';
import { TARGET_WORDS } from '../rules/words/target-words.ts';
import styles from './policy.module.css';
import { usePolicyRights } from './use-policy-rights.ts';

/** To whom a policy is given, and giving it to others. */
export function PolicyAssignments({ details: { policyId, givenTo } }: { details: PolicyDetails }) {
  const rights = usePolicyRights();
  const take = useSend(unassignPolicy, { reads: COMPANY });
  return (
    <section className={styles.form} aria-label="Given to">
      <h3 className="h3">Given to</h3>
      {givenTo.length === 0 && <p className="muted">Nobody yet, so it judges nobody.</p>}
      {givenTo.length > 0 && (
        <Rows label="Given to">
          {givenTo.map(({ to, targetId, name }) => (
            <Row key={to + targetId} title={name} detail={capital(TARGET_WORDS[to].replace('the ', ''))} end={rights.edit && <Button variant="txt" size="sm" busy={take.busy} aria-label={`Take it back from ${name}`} onClick={() => take.send({ policyId, to, targetId })}>Take back</Button>} />
          ))}
        </Rows>
      )}
      <FieldError>{take.message}</FieldError>
      {rights.edit && <Give policyId={policyId} />}
    </section>
  );
}

function Give({ policyId }: { policyId: string }) {
  const { companyId, companyName } = usePolicyRights();
  const [to, setTo] = useState<AssignedTo>('department');
  const [target, setTarget] = useState('');
  const [find] = useState(() => findPeople(companyId));
  const [person, setPerson] = useState<{ id: string; label: string } | null>(null);
  const give = useSend(assignPolicy, { reads: COMPANY, done: () => { setTarget(''); setPerson(null); } });
  const targetId = to === 'company' ? companyId : to === 'employee' ? (person?.id ?? '') : target;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => { event.preventDefault(); if (targetId) give.send({ policyId, to, targetId }); }}>
      <Field label="Give it to">{(control) => <Select {...control} value={to} onChange={(event) => { setTo(event.target.value as AssignedTo); setTarget(''); }} options={ASSIGNED_TO.map((value) => ({ value, label: value === 'company' ? `All of ${companyName}` : `A ${value === 'employee' ? 'person' : value}` }))} />}</Field>
      {to === 'employee' && <SearchChoice label="Person" chosen={person} onChoose={setPerson} find={find} />}
      {to !== 'employee' && to !== 'company' && <Group to={to} value={target} onChange={setTarget} />}
      <FieldError>{give.message ?? give.fields.targetId}</FieldError>
      <div><Button type="submit" busy={give.busy} busyLabel="Giving…" blocked={targetId ? undefined : 'Choose to whom first.'}>Give the policy</Button></div>
    </form>
  );
}

function Group({ to, value, onChange }: { to: Exclude<AssignedTo, 'employee' | 'company'>; value: string; onChange: (id: string) => void }) {
  const { data = [] } = useQuery(targetsOptions(to));
  return <Field label={`Which ${to}`}>{(control) => <Select {...control} value={value} onChange={(event) => onChange(event.target.value)} options={[{ value: '', label: 'Choose…' }, ...data.map(({ id, name }) => ({ value: id, label: name }))]} />}</Field>;
}
