'use client';

import { FieldError } from '#components/ui/field.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useDeskCompanies } from '../../client/company-queries.ts';
import { COMPANIES_PAGE } from '../../rules/company-account.ts';
import { CompanyRows } from './company-rows.tsx';
import styles from './companies.module.css';
import { FindCompany } from './find-company.tsx';

/** Companies with a credit limit, and the search for any company. */
export function DeskCompanies({ page }: { page: number }) {
  const { data, error } = useDeskCompanies(page);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Companies</h1>
      <FindCompany />
      <section className="stack">
        <h2 className="h3">On credit</h2>
        {error && (
          <div role="alert">
            <FieldError>{error.message}</FieldError>
          </div>
        )}
        {!data && !error && <LoadingRows label="Loading the companies" count={4} />}
        {data && !data.count && <p className="muted">No company has a credit limit.</p>}
        {data && data.count > 0 && <CompanyRows label="Companies on credit" companies={data.companies} />}
        <Pager
          page={page}
          pages={Math.ceil((data?.count ?? 0) / COMPANIES_PAGE)}
          hrefOf={(to) => workRoutes.deskCompanies({ page: to })}
        />
      </section>
    </div>
  );
}
