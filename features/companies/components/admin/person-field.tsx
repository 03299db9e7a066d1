'use client';

import { useState } from 'react';
import { SearchChoice, type SearchChoiceProps } from '#components/ui/search-choice.tsx';
import { findPeople } from '../../client/company-queries.ts';
import { useRights } from './use-rights.ts';

export type PersonFieldProps = Omit<SearchChoiceProps, 'find' | 'initial'> & {
  /** The field of the form, so that what is wrong with it stands beside it. */
  name: string;
};

/** A field of a form that selects somebody of the company by name, address or staff number. */
export function PersonField({ name, onChoose, ...choice }: PersonFieldProps) {
  const { companyId } = useRights(2);
  const [find] = useState(() => findPeople(companyId));
  return (
    <>
      <input type="hidden" name={name} value={choice.chosen?.id ?? ''} />
      <SearchChoice
        {...choice}
        find={find}
        onChoose={(found) => onChoose(found && { id: found.id, label: found.label })}
      />
    </>
  );
}
