'use client';

import { useQuery } from '@tanstack/react-query';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { telephoneHref } from '#lib/shared/telephone.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { emergencyContactsOf } from '../../client/saved-travellers.ts';
import details from '../details/details.module.css';

export type ContactListProps = { people: readonly { firstName: string; lastName: string }[] };

/** Whom to call for each person of a trip who has an emergency contact. */
export function ContactList({ people }: ContactListProps) {
  const { data, error } = useQuery({
    queryKey: ['travellers', 'emergency', people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => emergencyContactsOf(people),
  });
  if (error) return <FormFailure message={messageText(error.message)} />;
  if (!data) return <LoadingRows label={t('Loading the emergency contacts')} count={1} />;
  if (!data.length)
    return <p className="muted">{t('None is saved for this trip. Add one under Travellers in your account.')}</p>;
  return (
    <dl className={details.guests}>
      {data.map(({ _id, name, contact }) => (
        <div key={_id}>
          <dt>{name}</dt>
          <dd>
            {contact.name}
            {contact.relation ? `, ${contact.relation}` : ''}:{' '}
            <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
