import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CurrencyForm } from '#features/currencies/components/currency-form.tsx';
import { rates as ratesOperation } from '#features/currencies/contract.ts';
import { currencyRows } from '#features/currencies/rules/currency-rows.ts';
import { showRates } from '#features/currencies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return {
    title: t('Currency'),
    description: t('Show prices in your own currency beside rupees.'),
    alternates: { canonical: serverRoutes.currency() },
  };
}

/** Rates are those of the moment. */
export const dynamic = 'force-dynamic';

export default async function CurrencyPage() {
  const known = await read(ratesOperation, showRates, undefined);
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{t('Currency')}</h1>
        {known ? (
          <>
            <p>
              {t(
                'Prices can also be shown in your own currency, as an approximation. You always pay in rupees, and your bank decides at which rate it charges you.',
              )}
            </p>
            <CurrencyForm currencies={currencyRows(known.rates)} />
            <p className="small muted">
              {known.source === 'ecb'
                ? t('Reference rates of the European Central Bank of {day}, worked out through the euro.', {
                    day: formatDate(known.day, clock.today('UTC')),
                  })
                : t('Sample rates, invented to try this site with. The operator has not set up a source of real ones.')}
            </p>
          </>
        ) : (
          <p>
            {t(
              'Prices are in rupees. There are no exchange rates of the last days, so no other currency can be shown now.',
            )}
          </p>
        )}
      </div>
    </Page>
  );
}
