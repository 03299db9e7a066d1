import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { PackageReviewScreen } from '#features/bookings/components/packages/review/package-review-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { parseExtras } from '#features/packages/rules/parse-extras.ts';
import { readDeparture } from '#features/packages/components/departure-value.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { formatRooms } from '#lib/shared/stay-shape.ts';
import { findPackage } from '../find-package.ts';
import { readParty } from '../read-party.ts';
import { AddInstead } from '../../cart/add-instead.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Review and pay'), robots: { index: false } });

export default async function PackageReview({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const slug = firstOf(asked.package);
  const found = slug ? await findPackage(slug) : null;
  const chosen = readDeparture(firstOf(asked.departure));
  const { rooms, problem } = readParty(asked);
  const extras = parseExtras(asked.extra);
  const departure =
    found && chosen && !problem
      ? { slug: found.package.slug, departure: chosen.date, rooms, extras, shownTotal: chosen.total }
      : null;
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title={t('Sign in to book this package')}
        reason={t('Your choice stays as it is. Nothing is held or charged before you have signed in.')}
      >
        <PackageReviewScreen
          departure={departure}
          bookingId={firstOf(asked.bookingId) || null}
          pageHref={
            found &&
            packageRoutes.page(found.package.slug, {
              departure: chosen?.date,
              rooms: formatRooms(rooms),
              extra: formatExtras(extras),
            })
          }
        />
      </RequireSession>
      <AddInstead asked={asked} />
    </Page>
  );
}
