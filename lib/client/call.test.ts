import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as proposalCalls from '#features/assistant/client/booking-calls.ts';
import * as bookings from '#features/bookings/contract.ts';
import * as companies from '#features/companies/contract.ts';
import { policyOf } from '#features/companies/client/policy-calls.ts';
import * as policy from '#features/policy/contract.ts';
import * as companyCalls from '#features/identity/client/company-calls.ts';
import * as identity from '#features/identity/contract.ts';
import * as sessionCalls from '#features/session/client/session-calls.ts';
import * as places from '#features/places/contract.ts';
import { searchCities, listCountries, locate } from '#features/identity/client/place-choices.ts';
import { listCountries as countriesOfPassports } from '#features/travellers/client/use-countries.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { Call } from './call.ts';

const files = globSync('features/*/client/**/calls.ts').sort();

/** `client/calls.ts` names its calls as the contract beside it does. */
describe.each(files)('%s', async (file) => {
  const calls = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, Call>;
  const contract = (await import(/* @vite-ignore */ `../../${file.replace(/client\/.*$/, 'contract.ts')}`)) as Record<
    string,
    AnyOperation
  >;

  it.each(Object.keys(calls))('%s is the contract’s', (name) => {
    const { method, path, caller } = contract[name] ?? {};
    expect(calls[name]).toEqual({ method, path, caller });
  });
});

it('finds the calls of identity', () => expect(files).toContain('features/identity/client/calls.ts'));

const wire = ({ method, path, caller }: AnyOperation) => ({ method, path, caller });

it('[7.4] [7.5] [7.6] [7.7] what a session calls of either user type is the contract’s', () => {
  const { userDetails, ...ofIdentity } = sessionCalls;
  expect(userDetails).toEqual(wire(companies.userDetails));
  for (const [name, found] of Object.entries(ofIdentity))
    expect(found).toEqual(wire(identity[name as keyof typeof ofIdentity]));
});

it('[3.9] what companies ask of policies is their contract’s', () => expect(policyOf).toEqual(wire(policy.policyOf)));

it('[7.1] [7.2] [7.3] [7.6] what sign-in calls of companies is their contract’s', () => {
  for (const [name, found] of Object.entries(companyCalls))
    expect(found).toEqual(wire(companies[name as keyof typeof companyCalls]));
});

it('[7.8] [7.9] [7.10] what sign-up calls of places is their contract’s', () => {
  expect([searchCities, listCountries, locate]).toEqual(
    [places.searchCities, places.listCountries, places.locate].map(wire),
  );
});

it('[7.20] what a confirmed proposal of the assistant calls is the contract of bookings', () =>
  expect({ ...proposalCalls }).toEqual({ cancelBooking: wire(bookings.cancel), releaseHold: wire(bookings.release) }));

it('[7.8] what travellers call of places is their contract’s', () =>
  expect(countriesOfPassports).toEqual(wire(places.listCountries)));
