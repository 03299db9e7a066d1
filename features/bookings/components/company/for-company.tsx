import { PolicyResult } from '#components/ui/policy-result.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { andList } from '#lib/shared/word-lists.ts';
import type { CompanyView } from '../../contract.ts';
import { COST_FIELD_LABELS } from '../../rules/company-messages.ts';
import styles from './company.module.css';

const FIELDS = ['costCentre', 'project', 'purpose'] as const;

export type ForCompanyProps = {
  company: CompanyView;
  /** Positions of the travellers of a partly cancelled flight who still fly; absent: all of them. */
  staying?: readonly number[];
};

/** The travellers with their verdicts, and the fields the company requires. */
export function ForCompany({ company, staying }: ForCompanyProps) {
  const { fields, companyName, policyChanged } = company;
  const travellers = staying ? company.travellers.filter((_, at) => staying.includes(at)) : company.travellers;
  const outside = travellers.filter(({ verdict }) => !verdict.inPolicy);
  const said = FIELDS.filter((field) => fields[field]);
  return (
    <section className={styles.part} aria-label="For the company">
      <p>
        <span className="strong">{andList(travellers.map(({ name }) => name))}</span>{' '}
        <span className="muted">for {companyName}</span>
      </p>
      {outside.length
        ? outside.map(({ name, verdict }) => (
            <div key={name}>
              {travellers.length > 1 && <p className="small strong">{name}</p>}
              <PolicyResult verdict={verdict} />
            </div>
          ))
        : travellers[0] && <PolicyResult verdict={travellers[0].verdict} />}
      {policyChanged && (
        <Fact icon="clock">Your company changed its policy while you were booking. The new policy applies to it.</Fact>
      )}
      {said.length > 0 && (
        <dl className={styles.facts}>
          {said.map((field) => (
            <div key={field}>
              <dt>{COST_FIELD_LABELS[field]}</dt>
              <dd>{fields[field]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
