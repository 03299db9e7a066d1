'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import type { BusinessDetails } from '#features/travellers/contract.ts';
import { t } from '#lib/shared/texts.ts';
import { savedTravellers } from '../../client/saved-travellers.ts';

export type FillInBusinessProps = { onChoose: (business: BusinessDetails) => void };

/** Fills in the account's business details; nothing where none are saved. */
export function FillInBusiness({ onChoose }: FillInBusinessProps) {
  const business = useQuery(savedTravellers).data?.business;
  if (!business) return null;
  return (
    <div>
      <Button size="sm" onClick={() => onChoose(business)}>
        {t('Use {company}', { company: business.companyName })}
      </Button>
    </div>
  );
}
