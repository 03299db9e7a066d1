'use client';

import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { t } from '#lib/shared/texts.ts';
import type { ContactListProps } from './contact-list.tsx';

const ContactList = onDemand<ContactListProps>(() => import('./contact-list.tsx').then((list) => list.ContactList), {
  Meanwhile: () => <LoadingRows label={t('Loading the emergency contacts')} count={1} />,
});

/** Emergency contacts of the people of a trip, from the account's saved travellers. They are read when this is opened. */
export function EmergencyContacts({ people }: ContactListProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('Emergency contacts')} onToggle={() => setOpened(true)}>
      {opened && <ContactList people={people} />}
    </Disclosure>
  );
}
