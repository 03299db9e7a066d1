import { Table } from '#components/ui/table.tsx';
import type { PolicyDetails } from '../client/use-policies.ts';
import { type MatrixCell, policyMatrix } from '../rules/policy-matrix.ts';
import styles from './policy-matrix.module.css';

type Version = PolicyDetails['versions'][number];
type PolicyMatrixProps = {
  version: Version;
  /** The version whose cells it is compared with; null: no cell is marked. */
  before: Version | null;
  regions: PolicyDetails['regions'];
  approvalName: (approvalConfigId: string) => string;
};

/** Price caps by travel mode and region, and the other limits by mode; cells that differ from `before` are marked. */
export function PolicyMatrix({ version, before, regions, approvalName }: PolicyMatrixProps) {
  const { caps, limits, changed } = policyMatrix(version.policy, before?.policy ?? null, regions, approvalName);
  return (
    <div className={styles.matrix}>
      {before && (
        <p className="small" role="note">
          {changed ? (
            <>
              <span className={styles.mark} aria-hidden="true" />{' '}
              {changed === 1 ? 'One cell differs' : `${changed} cells differ`} from version {before.version}, which is
              in force.
            </>
          ) : (
            `Every cell is as in version ${before.version}, which is in force.`
          )}
        </p>
      )}
      <Table caption={`Price caps of version ${version.version}, taxes included`} showCaption scrolls>
        <thead>
          <tr>
            <th scope="col">At most</th>
            {regions.map(({ regionalCategoryId, name }) => (
              <th scope="col" key={regionalCategoryId} className="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {caps.map(({ mode, name, each, cells }) => (
            <tr key={mode}>
              <th scope="row">
                {name} <span className={styles.each}>{each}</span>
              </th>
              {cells.map((cell, at) => (
                <Cell key={regions[at]?.regionalCategoryId} cell={cell} figure />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption={`Other limits of version ${version.version}`} showCaption scrolls>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            {caps.map(({ mode, name }) => (
              <th scope="col" key={mode}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <Cell key={caps[at]?.mode} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** A cell; a changed one says what the version in force has. */
function Cell({ cell, figure }: { cell: MatrixCell | null; figure?: boolean }) {
  const side = figure ? 'right' : undefined;
  if (!cell) return <td className={side}>–</td>;
  return (
    <td className={side} data-changed={cell.was === null ? undefined : ''}>
      {cell.text === 'Not allowed' ? <span className="muted">{cell.text}</span> : cell.text}
      {cell.was !== null && <span className={styles.was}>was {cell.was}</span>}
    </td>
  );
}
