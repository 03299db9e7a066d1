import { Row, Rows } from '#components/ui/rows.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { ListedCompany } from '../../contract.ts';
import { creditSentence } from '../../rules/company-account.ts';

/** Companies with how they stand, each with the way to its page. */
export function CompanyRows({ label, companies }: { label: string; companies: readonly ListedCompany[] }) {
  return (
    <Rows label={label}>
      {companies.map((one) => (
        <Row
          key={one.companyId}
          href={workRoutes.deskCompanies({ companyId: one.companyId })}
          title={one.name}
          detail={one.companyId}
          facts={`${creditSentence(one)} ${formatMoney(money(one.wallet), 'indian')} in the wallet.`}
        />
      ))}
    </Rows>
  );
}
