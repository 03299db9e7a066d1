import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { CompanyEntrances } from './company-gate.tsx';
import styles from './company.module.css';

const CITY: PosterScene = { seed: 'blr4', kind: 'metro', hour: 'dawn', mark: 'vidhana-soudha' };

const PROMISES = [
  {
    title: 'Travel policies and approvals',
    words:
      'Set price caps, cabins and hotel categories for each team. Trips out of policy go to an approver, who can decide from the email.',
  },
  {
    title: 'Roles and rights',
    words: 'Invite colleagues by email. Roles decide who may book, approve and change settings.',
  },
  {
    title: 'GST numbers checked',
    words:
      'Your company’s GST number is checked to its last character when you register, so invoices carry the right one.',
  },
  {
    title: 'A separate session in each tab',
    words: 'Work in one tab, personal in the next. Neither ever signs the other out.',
  },
];

/** What the product offers companies, for visitors. Describes only what exists. */
export function CompanyLanding() {
  return (
    <div className={styles.landing}>
      <div className={styles.hero}>
        <div className="stack">
          <h1 className="h1">{PRODUCT.name} for companies</h1>
          <p className="lead">
            Travel for work, kept apart from travel for yourself, and honest about the price in both.
          </p>
          <CompanyEntrances />
        </div>
        <Poster {...CITY} width={520} height={360} className={styles.picture} />
      </div>
      <ul className={styles.promises}>
        {PROMISES.map(({ title, words }) => (
          <li key={title} className="stack" style={{ '--gap': 'var(--s2)' } as React.CSSProperties}>
            <h2 className="h3">{title}</h2>
            <p className="muted">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
