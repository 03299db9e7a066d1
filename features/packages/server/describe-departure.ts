import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { operator } from '#lib/server/operator.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { addDays, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageDay, PackageEntryRules, PackageExtra, PackageView } from '../contract.ts';
import { extrasOf } from '../rules/extras.ts';
import { endOf, presentPackage, startOf } from '../rules/present-package.ts';
import { isOnSale, SOLD_UNTIL_DAYS } from '../rules/terms.ts';
import { cityOf, findJourney } from './catalogue.ts';
import { findDeparture } from './departures.repo.ts';

/** A departure as a booking stores it. */
type DepartureDescription = {
  package: Pick<
    PackageView,
    'slug' | 'title' | 'summary' | 'cities' | 'hotelClass' | 'poster' | 'meets' | 'endsIn' | 'zone'
  > & {
    operatedBy: string;
    telephone?: string;
    entry?: PackageEntryRules;
  };
  departure: IsoDate;
  ends: IsoDate;
  nights: number;
  days: (PackageDay & { date: IsoDate })[];
  inclusions: string[];
  exclusions: string[];
  /** What the journey offers besides, whatever the hotels have. */ offered: PackageExtra[];
  /** What the booking has to ask for. */ requiredFields: 'pan'[];
};

const refuse = (message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { departure: message } });

/**
 * What is sold with a departure. Throws NOT_FOUND for an unknown journey, and INVALID_INPUT beside `departure` for a day on
 * which it does not depart, or whose sale has ended.
 */
export async function describeDeparture(db: Db, slug: string, departure: IsoDate): Promise<DepartureDescription> {
  const journey = findJourney(slug);
  if (!journey) throw notFound('This journey');
  if (!isIsoDate(departure) || !(await findDeparture(db, slug, departure)))
    throw refuse('This journey does not depart on that day. Choose one of its departures.');
  if (!isOnSale(startOf(journey, departure), clock.now()))
    throw refuse(`A departure is sold until ${counted(SOLD_UNTIL_DAYS, 'day')} before. Choose a later one.`);
  const view = presentPackage(journey, cityOf);
  const { title, summary, cities, hotelClass, poster, meets, endsIn, zone, entry } = view;
  const { phone } = operator();
  return {
    package: {
      slug,
      title,
      summary,
      cities,
      hotelClass,
      poster,
      meets,
      endsIn,
      zone,
      operatedBy: `${PRODUCT.name} Journeys`,
      ...(phone ? { telephone: phone } : {}),
      ...(entry ? { entry } : {}),
    },
    departure,
    ends: endOf(journey, departure),
    nights: view.nights,
    days: view.days.map((day) => ({ ...day, date: addDays(departure, day.day - 1) })),
    inclusions: view.inclusions,
    exclusions: view.exclusions,
    offered: extrasOf(journey),
    requiredFields: journey.abroad ? ['pan'] : [],
  };
}
