'use client';

import { Tabs } from '#components/ui/tabs.tsx';
import { budgetList, BudgetNames } from '#features/bookings/components/company/budget-names.tsx';
import { useBooker, useTravellersOf } from '#features/bookings/components/company/use-party.ts';
import { WhoTravels } from '#features/bookings/components/company/who-travels.tsx';
import { COST_FIELD_LABELS } from '#features/bookings/rules/company-messages.ts';
import { MyRequests } from '#features/transport/components/my-requests.tsx';
import { RequestForm } from '#features/transport/components/request-form.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import styles from '../company-desk.module.css';

type Mode = 'car' | 'bus' | 'train';

const MODES: readonly { mode: Mode; label: string }[] = [
  { mode: 'car', label: 'Car' },
  { mode: 'bus', label: 'Bus' },
  { mode: 'train', label: 'Train' },
];

/** A new transport request for the modes the company books, and the reader's requests. */
export function TransportDesk({ mode, today }: { mode: Mode | null; today: IsoDate }) {
  const allowed = useBooker()?.settings.modes ?? [];
  const offered = MODES.filter((one) => allowed.includes(one.mode));
  const shown = (offered.find((one) => one.mode === mode) ?? offered[0])?.mode;
  return (
    <div className={styles.screen}>
      <h1 className="h1">Transport</h1>
      {shown ? (
        <>
          {offered.length > 1 && (
            <Tabs
              label="What you need"
              items={offered.map((one) => ({
                href: workRoutes.transport({ mode: one.mode }),
                label: one.label,
                current: one.mode === shown,
              }))}
            />
          )}
          <Ask key={shown} mode={shown} today={today} />
        </>
      ) : (
        <p className="muted">
          Your company has not enabled cars, buses or trains. Ask an administrator to enable them in Configuration.
        </p>
      )}
      <section className={styles.search} aria-labelledby="my-transport">
        <h2 id="my-transport" className="h3">
          My requests
        </h2>
        <MyRequests />
      </section>
    </div>
  );
}

/** The reason of a request is the purpose of the trip. */
const COST_FIELDS = ['costCentre', 'project'] as const;
const NOBODY = { travellerIds: [], guests: 0 };

function Ask({ mode, today }: { mode: Mode; today: IsoDate }) {
  const party = useTravellersOf(mode, { party: NOBODY, every: true });
  const required = useBooker()?.settings.requiredFields ?? [];
  const costFields = COST_FIELDS.filter((name) => required.includes(name)).map((name) => ({
    name,
    label: COST_FIELD_LABELS[name],
    list: budgetList(name),
  }));
  return (
    <>
      <WhoTravels mode={mode} />
      <section className={styles.search} aria-labelledby="what-is-needed">
        <h2 id="what-is-needed" className="h3">
          What is needed
        </h2>
        {costFields.length > 0 && <BudgetNames />}
        <RequestForm mode={mode} travellerIds={party.travellerIds} today={today} costFields={costFields} />
      </section>
    </>
  );
}
