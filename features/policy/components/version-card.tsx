import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Tag } from '#components/ui/tag.tsx';
import type { PolicyDetails } from '../client/use-policies.ts';
import { saveCsv } from '#lib/client/save-csv.ts';
import { matrixLines, policyMatrix } from '../rules/policy-matrix.ts';
import { policyText } from '../rules/text/policy-text.ts';
import { DraftActions } from './draft-actions.tsx';
import styles from './policies.module.css';
import { PolicyMatrix } from './policy-matrix.tsx';

type VersionCardProps = { version: PolicyDetails['versions'][number]; details: PolicyDetails };

/** A version as a matrix, its changed cells marked where it is a draft, and in sentences; a draft with its actions. */
export function VersionCard({ version, details }: VersionCardProps) {
  const names = {
    region: (id: number) =>
      details.regions.find(({ regionalCategoryId }) => regionalCategoryId === id)?.name ?? 'a region that is gone',
    approval: (id: string) =>
      details.approvalConfigurations.find(({ approvalConfigId }) => approvalConfigId === id)?.approvalConfigName ??
      'a deleted configuration',
  };
  const modes = policyText(version.policy, names);
  const isDraft = version.state === 'draft';
  const save = () => {
    const matrix = policyMatrix(version.policy, null, details.regions, names.approval);
    saveCsv(
      `policy-version-${version.version}.csv`,
      [version.policy.travelPolicyName, ...matrix.caps.map(({ name }) => name)],
      matrixLines(matrix, details.regions),
    );
  };
  return (
    <section
      className={`card pad ${styles.version}`}
      aria-label={isDraft ? `Draft ${version.version}` : `Version ${version.version}, in force`}
    >
      <div className="row folds close">
        <h3 className="h3">{isDraft ? `Draft, version ${version.version}` : `In force: version ${version.version}`}</h3>
        {isDraft ? <Tag>Not published</Tag> : details.people > 0 && <Tag tone="good">Applies to every booking</Tag>}
        <Button size="sm" icon="download" onClick={save}>
          Save as CSV
        </Button>
      </div>
      <PolicyMatrix
        version={version}
        before={isDraft ? (details.versions.find(({ state }) => state === 'published') ?? null) : null}
        regions={details.regions}
        approvalName={names.approval}
      />
      <Disclosure summary="In sentences">
        <dl className={styles.modes}>
          {modes
            .filter(({ allowed }) => allowed)
            .map(({ mode, name, sentences }) => (
              <div key={mode}>
                <dt className="h4">{name}</dt>
                <dd>
                  <ul className={styles.sentences}>
                    {sentences.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
        </dl>
        <NotAllowed names={modes.filter(({ allowed }) => !allowed).map(({ name }) => name)} />
      </Disclosure>
      {isDraft && version.difference.length > 0 && <Differences lines={version.difference} />}
      {isDraft && (
        <DraftActions
          policyId={details.policyId}
          version={version.version}
          problems={Object.values(version.problems)}
          people={details.people}
        />
      )}
    </section>
  );
}

const NotAllowed = ({ names }: { names: string[] }) =>
  names.length ? <p className="small muted">Not part of it: {names.join(', ')}.</p> : null;

const MARKS = { stricter: 'Stricter', looser: 'Looser', other: 'Different' } as const;

/** The changes of a version, each marked as stricter or looser. */
export function Differences({ lines }: { lines: PolicyDetails['versions'][number]['difference'] }) {
  return (
    <ul className={styles.differences} aria-label="What changes">
      {lines.map(({ subject, effect, text }) => (
        <li key={subject + text}>
          <Tag tone={effect === 'stricter' ? 'warn' : 'plain'} icon={undefined}>
            {MARKS[effect]}
          </Tag>
          <span>
            <span className="strong">{subject}.</span> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
