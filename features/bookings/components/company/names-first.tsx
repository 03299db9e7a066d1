'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './company.module.css';

type NamesFirstProps = {
  /** Everybody is named already. */ named: boolean;
  /** The form that names them; `saved` is called once that is kept. */ form: (saved: () => void) => ReactNode;
};

/** Who travels can be named before approval is asked for: it is then booked the moment it is approved. */
export function NamesFirst({ named, form }: NamesFirstProps) {
  const [open, setOpen] = useState(false);
  if (open) return form(() => setOpen(false));
  return (
    <div className={styles.names}>
      <p>
        <Fact tone={named ? 'good' : 'plain'}>
          {named
            ? 'Everybody is named. Once approved it is booked at once, if your company’s account covers it.'
            : 'Name who travels first, and it is booked the moment it is approved, if your company’s account covers it.'}
        </Fact>
      </p>
      <Button variant="out" onClick={() => setOpen(true)}>
        {named ? 'Change the names' : 'Name who travels'}
      </Button>
    </div>
  );
}
