'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { routes } from '#lib/shared/routes.ts';
import { modeOfPolicyCode, MODE_WORDS } from '#lib/shared/travel-modes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { addPolicy } from '../client/calls.ts';
import { COMPANY, findPeople, policiesOptions, policyOfOptions } from '../client/policy-queries.ts';
import type { ListedPolicy } from '../contract.ts';
import { newPolicyEntries } from '../rules/new-policy.ts';
import { TARGET_WORDS } from '../rules/words/target-words.ts';
import styles from './policy.module.css';
import { usePolicyRights } from './use-policy-rights.ts';

/** The company's travel policies, and why somebody has theirs. */
export function PolicyList() {
  const rights = usePolicyRights();
  const router = useRouter();
  const { data, error, refetch } = useQuery(policiesOptions());
  const add = useSend(addPolicy, { reads: COMPANY, done: ({ policyId }) => router.push(routes.corporateCompany({ part: 'policies', policy: policyId })) });
  if (error && !data) return <ErrorState level={2} title="The travel policies could not be read" meaning={`${error.message} Nothing was changed; trips are judged as before.`} actions={<Button variant="ink" size="sm" onClick={() => void refetch()}>Try again</Button>} />;
  if (!data) return <LoadingRows label="Reading the travel policies" />;
  return (
    <section className={styles.part} aria-label="Travel policies">
      <div className={styles.head}>
        <p className="muted">The most specific one judges: a person’s own, then designation, band, level, department, company.</p>
        {rights.create && <Button variant="ink" icon="plus" busy={add.busy} busyLabel="Adding…" onClick={() => add.send({ travelPolicyName: 'New policy', policyConfigData: newPolicyEntries(), note: '' })}>Write a policy</Button>}
      </div>
      <FieldError>{add.message}</FieldError>
      {data.length === 0 ? (
        <EmptyState level={2} title="No travel policy yet" scene={{ seed: 'pol1', kind: 'hill', hour: 'dawn' }}>Without one nothing is refused. A policy says how people may travel, and what a night or a flight may cost.</EmptyState>
      ) : (
        <Rows label="Travel policies">
          {data.map((policy) => (
            <Row key={policy.policyId} title={policy.travelPolicyName} detail={modesInWords(policy)} facts={givenToInWords(policy)} href={routes.corporateCompany({ part: 'policies', policy: policy.policyId })}
              end={<>{policy.draft !== null && <Tag>Draft {policy.draft}</Tag>}{policy.published === null ? <Tag tone="warn">Not in force</Tag> : <span className="small muted nowrap">{counted(policy.people, 'person', 'people')}</span>}</>} />
          ))}
        </Rows>
      )}
      <WhyThisPolicy companyId={rights.companyId} />
    </section>
  );
}

const modesInWords = ({ modes }: ListedPolicy): string => andList(modes.flatMap((code) => { const mode = modeOfPolicyCode(code); return mode ? [MODE_WORDS[mode]] : []; })) || 'Allows no way to travel yet';
const givenToInWords = ({ givenTo }: ListedPolicy): string => (givenTo.length ? `Given to ${andList(givenTo.slice(0, 3).map(({ to, name }) => `${TARGET_WORDS[to]} ${name}`))}${givenTo.length > 3 ? ` and ${givenTo.length - 3} more` : ''}` : 'Given to nobody yet');

function WhyThisPolicy({ companyId }: { companyId: string }) {
  const [person, setPerson] = useState<Found | null>(null);
  const [find] = useState(() => findPeople(companyId));
  return (
    <div className={styles.form}>
      <h2 className="h3">Which policy does somebody have, and why?</h2>
      <SearchChoice label="Person" chosen={person} onChoose={setPerson} find={find} placeholder="A name, an e-mail or a staff number" />
      <div aria-live="polite">{person && <Answer userId={person.id} />}</div>
    </div>
  );
}

function Answer({ userId }: { userId: string }) {
  const { data, error } = useQuery(policyOfOptions(userId));
  return <p className={styles.said}>{data?.why ?? error?.message ?? 'Looking…'}</p>;
}
