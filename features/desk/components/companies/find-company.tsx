'use client';

import { FindForm } from '#components/ui/find-form.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useFind } from '#lib/client/use-find.ts';
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
  const { form, message, data } = useFind((key) => callOperation(findDeskCompanies, { body: { key } }));
  return (
    <div className="stack">
      <FindForm
        label="Find a company"
        hint="Part of its name, GST number, id or someone’s work email. The search is noted under your name."
        {...form}
      />
      <FormFailure message={message} />
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
