'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './company.module.css';

type NamesFirstProps = {
  /** All travellers are named already. */ named: boolean;
  /** The form for their names; `saved` is called once they are stored. */ form: (saved: () => void) => ReactNode;
};

/** Names the travellers before approval is requested, so that the trip is booked the moment it is approved. */
export function NamesFirst({ named, form }: NamesFirstProps) {
  const [open, setOpen] = useState(false);
  if (open) return form(() => setOpen(false));
  return (
    <div className={styles.names}>
      <p>
        <Fact tone={named ? 'good' : 'plain'}>
          {named
            ? 'All travellers are named. Once approved it is booked at once, if your company’s account covers it.'
            : 'Name who travels first, and it is booked the moment it is approved, if your company’s account covers it.'}
        </Fact>
      </p>
      <Button variant="out" onClick={() => setOpen(true)}>
        {named ? 'Change the names' : 'Name who travels'}
      </Button>
    </div>
  );
}
