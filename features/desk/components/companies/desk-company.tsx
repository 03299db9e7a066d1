'use client';

import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { FactList, HistoryList } from '#components/ui/fact-list.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useDeskCompany } from '../../client/company-queries.ts';
import type { DeskCompany } from '../../contract.ts';
import { creditLeft, creditSentence } from '../../rules/company-account.ts';
import styles from './companies.module.css';
import { CreditLimitDialog } from './credit-limit-dialog.tsx';

const rupees = (paise: number): string => formatMoney(money(paise), 'indian');

/** One company at the desk: its money, whom to write to, and its credit limit. */
export function DeskCompanyPage({ companyId }: { companyId: string }) {
  const { data: company, error } = useDeskCompany(companyId);
  const [changing, setChanging] = useState(false);
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.deskCompanies()}>
      Companies
    </Button>
  );
  if (!company)
    return error ? (
      <ErrorState level={1} title="This company could not be opened" meaning={error.message} actions={back} />
    ) : (
      <LoadingCards label="Loading the company" count={1} />
    );
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <header className="stack">
        <h1 className="h1">{company.name}</h1>
        <p className="lead">{creditSentence(company)}</p>
        <div>
          <Button variant="ink" onClick={() => setChanging(true)}>
            Change the credit limit
          </Button>
        </div>
      </header>
      <FactList facts={factsOf(company)} />
      <section className="stack">
        <h2 className="h3">Changes of the credit limit</h2>
        {company.changes.length ? (
          <HistoryList entries={company.changes.map((one) => ({ at: readerTime(one.at), text: changeText(one) }))} />
        ) : (
          <p className="muted">None yet.</p>
        )}
      </section>
      {changing && <CreditLimitDialog company={company} onClose={() => setChanging(false)} />}
    </div>
  );
}

const changeText = ({ by, before, after, reason }: DeskCompany['changes'][number]): string =>
  `${rupees(before)} to ${rupees(after)}, by ${by}: “${reason}”`;

function factsOf(company: DeskCompany): [label: string, value: string][] {
  const { creditLimit, outstanding, wallet, paying, gstNumbers, people, administrators, since, companyId } = company;
  return [
    ['Credit limit', creditLimit ? rupees(creditLimit) : 'None'],
    ['Owes', rupees(outstanding)],
    ['Left on credit', rupees(creditLeft(company))],
    ['Wallet', rupees(wallet)],
    ['Trips are paid', paying === 'credit' ? 'on credit' : 'from the wallet'],
    ['GST', gstNumbers.join(', ') || 'No number'],
    ['Administrators', administrators.join(', ') || 'None active'],
    ['People', String(people)],
    ['Registered', readerTime(since)],
    ['Company id', companyId],
  ];
}
