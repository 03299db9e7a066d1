import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import * as bookings from '#features/bookings/contract.ts';
import { DEMO_COMPANY } from '#features/companies/server/seed-demo-company.ts';
import * as hotels from '#features/hotels/contract.ts';
import { drawSentinels } from '#features/hotels/server/seed/sentinels.ts';
import * as identity from '#features/identity/contract.ts';
import { DEMO_PEOPLE } from '#features/identity/server/seed-demo-people.ts';
import * as payments from '#features/payments/contract.ts';
import { mocked } from '#mocks/answer-mock.ts';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '#mocks/memory/demo-person.ts';
import { AIR_TAXES } from '#mocks/stock/air-taxes.ts';
import { TAX_RATES } from '#mocks/stock/calendar.ts';
import { STOCK } from '#mocks/stock/hotels.ts';
import { answered, ask, atCheckout, beginAnew, held, signIn } from '../support/mock-answers/ask.ts';
import { approvalsAnswer } from '../support/mock-answers/approvals.ts';
import { assistantAnswer } from '../support/mock-answers/assistant.ts';
import { blogsAnswer } from '../support/mock-answers/blogs.ts';
import { currenciesAnswer } from '../support/mock-answers/currencies.ts';
import { cartAnswers } from '../support/mock-answers/cart.ts';
import { companiesAnswer } from '../support/mock-answers/companies.ts';
import { companyBookingsAnswer } from '../support/mock-answers/company-bookings.ts';
import { deskBookingsAnswer } from '../support/mock-answers/desk-bookings.ts';
import { deskCompaniesAnswer } from '../support/mock-answers/desk-companies.ts';
import { eventsAnswer } from '../support/mock-answers/events.ts';
import { packagesAnswer } from '../support/mock-answers/packages.ts';
import { paymentAnswers } from '../support/mock-answers/payment.ts';
import { peopleAnswer } from '../support/mock-answers/people.ts';
import { guestReviewsAnswer } from '../support/mock-answers/guest-reviews.ts';
import { placesAnswer } from '../support/mock-answers/places.ts';
import { sentinelsAnswer } from '../support/mock-answers/sentinels.ts';
import { staysAnswer } from '../support/mock-answers/stays.ts';
import { supportAnswer } from '../support/mock-answers/support.ts';
import { transportAnswer } from '../support/mock-answers/transport.ts';
import { tripsAnswer } from '../support/mock-answers/trips.ts';

beforeEach(beginAnew);

describe('the mock table', () => {
  it('covers every operation of the product', () => {
    expect(mocked.map(({ operation }) => operation.name).sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(mocked.filter(({ answer }) => typeof answer !== 'function')).toEqual([]);
  });

  it('has the demo person, the sentinels and the tax rates of the real stock', () => {
    expect({ ...DEMO_PERSON, password: DEMO_PASSWORD }).toMatchObject(DEMO_PEOPLE[0]);
    const told = ({
      name,
      about,
      slug,
      sentinel,
    }: {
      name: string;
      about: string;
      slug: string;
      sentinel: string | null;
    }) => ({ name, about, slug, sentinel }) as const;
    expect(STOCK.filter(({ sentinel }) => sentinel).map(told)).toEqual(drawSentinels().map(({ row }) => told(row)));
    const { people, name, countryCode } = DEMO_COMPANY;
    expect(
      DEMO_EMPLOYEES.map(
        ({
          userDetails: { firstName, lastName, workEmail: email, mobile },
          rolesModulesAndPermissions: { userRoleName: role },
        }) => ({ firstName, lastName, email, mobile, password: DEMO_PASSWORDS[email], role }),
      ),
    ).toEqual(people);
    expect(DEMO_EMPLOYEES[0]?.companyDetails).toMatchObject({ companyName: name, countryCode, city: 'Bengaluru' });
    const migration = readFileSync('drizzle/0004_tax-rates.sql', 'utf8');
    for (const { countryCode, label, upTo, rateBp, validFrom } of TAX_RATES)
      expect(migration).toContain(`('${countryCode}', '${label}', ${upTo}, ${rateBp}, '${validFrom}', null`);
    const air = readFileSync(
      `drizzle/${readdirSync('drizzle').find((file) => file.endsWith('_flights.sql')) ?? ''}`,
      'utf8',
    );
    for (const { code, label, countryCode, at, market, cabins, rateBp, amount, validFrom } of AIR_TAXES) {
      expect(air).toContain(
        `('${code}', '${label}', '${countryCode}', null, '${at}', '${market}', ${cabins ? `'{${cabins.join(',')}}'` : null}, null, ${rateBp}, ${amount}, '${validFrom}', null`,
      );
    }
  });

  it('refuses in the envelope’s codes: nobody signed in, wrong input, an unknown hotel', async () => {
    await expect(ask(bookings.list, { body: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(ask(identity.login, { body: { email: 'no', password: '' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: 'Enter your password.' },
    });
    await expect(ask(hotels.getHotel, { query: { hotel: 'nowhere' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('each answer parses with its contract', () => {
  packagesAnswer();
  cartAnswers();
  placesAnswer();
  peopleAnswer();
  companiesAnswer();
  staysAnswer();
  tripsAnswer();
  companyBookingsAnswer();
  approvalsAnswer();
  assistantAnswer();
  blogsAnswer();
  currenciesAnswer();
  eventsAnswer();
  supportAnswer();
  guestReviewsAnswer();
  deskBookingsAnswer();
  deskCompaniesAnswer();
  transportAnswer();

  it('every operation was asked above', async () => {
    await signIn();
    const { _id: bookingId } = await held('spice-lane-inn');
    expect(await ask(bookings.release, { body: { bookingId } })).toMatchObject({ state: 'expired' });
    const { orderId, total } = await atCheckout('spice-lane-inn');
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({
      amount: total,
      state: 'open',
      description: 'Spice Lane Inn, 2 nights',
    });
    expect([...answered].sort()).toEqual(operations.map(({ name }) => name).sort());
  });
});

describe('payment', paymentAnswers);
describe('the sentinels play what they say', sentinelsAnswer);
