'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { browser } from '#lib/client/browser-storage.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { setUpOptions, type SetUp } from '../client/first-steps.ts';
import styles from './company.module.css';

const STEPS: readonly { part: keyof SetUp; title: string; why: string; href: string }[] = [
  {
    part: 'registration',
    title: 'Add your GST registration',
    why: 'Invoices then carry your number.',
    href: workRoutes.corporateCompany({ part: 'profile' }),
  },
  {
    part: 'colleagues',
    title: 'Invite your colleagues',
    why: 'One by one, or as a file.',
    href: workRoutes.corporateCompany(),
  },
  {
    part: 'policy',
    title: 'Write a travel policy',
    why: 'Price caps, hotel categories and cabins. Without one nothing is limited.',
    href: workRoutes.corporateCompany({ part: 'policies' }),
  },
  {
    part: 'approvals',
    title: 'Say who approves trips',
    why: 'Without approvers, trips out of policy cannot be booked.',
    href: workRoutes.corporateConfiguration({ part: 'approvals' }),
  },
];

const hiddenKey = (companyId: string) => `sarai:first-steps:${companyId}`;

/** What an administrator of a new company may set up, with what is done; gone once all is, or once it is hidden. */
export function FirstSteps({ companyId }: { companyId: string }) {
  const [hidden, setHidden] = useState(() => browser.read(hiddenKey(companyId)) !== null);
  const { data: done } = useQuery({ ...setUpOptions(), enabled: !hidden });
  if (hidden || !done || STEPS.every(({ part }) => done[part])) return null;
  const hide = () => {
    browser.write(hiddenKey(companyId), 'hidden');
    setHidden(true);
  };
  return (
    <section className={`card pad ${styles.steps}`} aria-labelledby="first-steps">
      <div className="row apart folds">
        <h2 id="first-steps" className="h3">
          Set up your company
        </h2>
        <Button variant="txt" size="sm" onClick={hide}>
          Hide these steps
        </Button>
      </div>
      <p className="muted">All of it is optional, and you can book at once.</p>
      <ul className={styles.stepList}>
        {STEPS.map(({ part, title, why, href }) => (
          <li key={part}>
            {done[part] ? (
              <p className={`muted ${styles.stepDone}`}>
                <Icon name="check" size={16} />
                <span>
                  {title}
                  <span className="visually-hidden">, done</span>
                </span>
              </p>
            ) : (
              <>
                <Link href={href} className="strong">
                  {title}
                </Link>
                <p className="small muted">{why}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
