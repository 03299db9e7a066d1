'use client';

import { Check } from '#components/ui/check.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './company-listing.module.css';

type PolicyStripProps = {
  place: string;
  /** What the policies of all travellers allow there, in one line. */ policy: string;
  inside: number;
  all: number;
  /** The counted things, in the plural: "stays". */ noun: string;
  only: boolean;
  onChange: (only: boolean) => void;
};

/**
 * The policy above a listing: what it allows, how many options are in policy, and a switch to show only those. The
 * choice is in the address.
 */
export function PolicyStrip({ place, policy, inside, all, noun, only, onChange }: PolicyStripProps) {
  const choose = (next: boolean) => {
    const address = new URL(window.location.href);
    if (next) address.searchParams.set('policy', 'in');
    else address.searchParams.delete('policy');
    window.history.replaceState(null, '', `${address.pathname}${address.search}`);
    onChange(next);
  };
  return (
    <section className={styles.strip} aria-label="Your travel policy">
      <p>
        <Fact icon={inside ? 'check' : 'info'}>
          <span className="strong">{place}:</span> {policy}:{' '}
          <span className="strong">{inside ? `${inside} of ${all} ${noun} fit` : `none of ${all} ${noun} fits`}</span>
        </Fact>
      </p>
      <Check label="In policy only" checked={only} onChange={(event) => choose(event.target.checked)} />
    </section>
  );
}
