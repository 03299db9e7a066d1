'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FindForm } from '#components/ui/find-form.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { findDeskCompanies } from '../../client/calls.ts';
import { MOST_FOUND, type CompanyKeyKind } from '../../rules/company-account.ts';
import { CompanyRows } from './company-rows.tsx';

const KEY_NAMES: Record<CompanyKeyKind, string> = {
  email: 'with this work email',
  gst: 'with this GST number',
  id: 'with this id',
  name: 'with this in its name',
};

/** The search for any company. What was typed goes to the server in a body, never in an address. */
export function FindCompany() {
  const [key, setKey] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (typed: string) => callOperation(findDeskCompanies, { body: { key: typed } }),
  });
  const failure = error ? apiFailure(error) : null;
  return (
    <div className="stack">
      <FindForm
        label="Find a company"
        hint="Part of its name, GST number, id or someone’s work email. The search is noted under your name."
        value={key}
        onValue={setKey}
        onFind={() => mutate(key)}
        busy={isPending}
        error={failure?.fields?.key}
      />
      <FormFailure message={failure && !failure.fields?.key ? failure.message : undefined} />
      <div role="status">
        {data && <p className="muted">{foundText(data.companies.length, KEY_NAMES[data.kind])}</p>}
      </div>
      {data && data.companies.length > 0 && <CompanyRows label="Companies found" companies={data.companies} />}
    </div>
  );
}

function foundText(found: number, how: string): string {
  if (!found) return `No company ${how}.`;
  return found === MOST_FOUND
    ? `The first ${counted(found, 'company', 'companies')} ${how}. Type more of the name to see others.`
    : `${counted(found, 'company', 'companies')} ${how}.`;
}
