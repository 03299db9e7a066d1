import { Fact } from '#components/ui/fact.tsx';
import { CABIN_WORDS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { modeOfPolicyCode, MODE_WORDS, type TravelMode } from '#lib/shared/travel-modes.ts';
import { andList, counted, orList } from '#lib/shared/word-lists.ts';
import type { PolicyConfigEntry, PolicyDetails, PolicyVersionView } from '../contract.ts';
import { everyMode } from '../rules/new-policy.ts';
import { FILTER_WORDS, SSR_WORDS } from '../rules/vocabulary.ts';
import styles from './policy.module.css';

const EACH: Record<TravelMode, string> = { hotel: 'a night', flight: 'a way', train: 'a journey', bus: 'a journey', car: 'a day' };

/** A version's terms in sentences, way by way. */
export function PolicyTermsView({ details, version }: { details: PolicyDetails; version: PolicyVersionView }) {
  return (
    <>
      {everyMode(version.policy.policyConfigData).map((entry) => {
        const mode = modeOfPolicyCode(entry.travelCategory) ?? 'hotel';
        return (
          <section key={entry.travelCategory} className={styles.mode} aria-label={MODE_WORDS[mode]}>
            <div className={styles.head}>
              <h3 className="h3">{MODE_WORDS[mode]}</h3>
              <Fact tone={entry.eligibility ? 'good' : 'muted'}>{entry.eligibility ? 'Allowed' : 'Not part of the policy'}</Fact>
            </div>
            {entry.eligibility && <ul className={styles.lines}>{sentencesOf(entry, mode, details).map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>}
          </section>
        );
      })}
    </>
  );
}

function sentencesOf(entry: PolicyConfigEntry, mode: TravelMode, { regions, approvalConfigurations }: PolicyDetails): string[] {
  const region = (id: number) => regions.find(({ regionalCategoryId }) => regionalCategoryId === id)?.name ?? 'Another region';
  const approval = approvalConfigurations.find(({ approvalConfigId }) => approvalConfigId === entry.approvalConfiguration.approvalConfigId)?.approvalConfigName;
  const budgets = entry.budget.map(({ regionalCategoryId, amount }) => `${region(regionalCategoryId)}: up to ${formatMoney(money(amount))} ${EACH[mode]}, taxes in.`);
  const own = entry.travelCategory === 1
    ? [`Hotels of ${orList(entry.hotelCategory.map(String))} stars.`, ...(entry.refundable ? ['Only rates that can be cancelled with money back.'] : []), ...(entry.filters.length ? [`The hotel has ${andList(entry.filters.map((one) => FILTER_WORDS[one]))}.`] : [])]
    : entry.travelCategory === 2 ? [`${orList(entry.cabinClass.map((one) => CABIN_WORDS[one]))}.`, entry.ssrTypes.length ? `The company pays for ${andList(entry.ssrTypes.map((one) => SSR_WORDS[one]))}.` : 'The company pays for no extras.'] : [];
  return [
    ...(budgets.length ? [...budgets, ...(budgets.length < regions.length ? ['Nowhere else.'] : [])] : ['No limit on the price.']), ...own,
    entry.bookingWindow ? `Booked at least ${counted(entry.bookingWindow, 'day')} ahead.` : 'Booked as late as one likes.',
    entry.dateChangeAllowed ? 'Dates may be changed later.' : 'Dates may not be changed later.',
    `Approved as ${approval ? `“${approval}” says` : 'the company’s own configuration says'}.`,
  ];
}
