import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { companyForm, companySettings, companySettingsForm, registration } from './organisation.ts';

const done = z.object({ done: z.literal(true) });

export const companyProfile = defineOperation({
  name: 'companies.profile',
  method: 'GET',
  path: '/api/corporate/company',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['2.2', '7.20'],
  summary: 'The company as it is registered: its name and city, its GST registrations by state, how many people it has',
  response: z.object({
    _id: z.string(),
    companyName: z.string(),
    countryCode: z.string(),
    city: z.string(),
    registrations: z.array(registration),
    people: z.object({ active: z.int(), invited: z.int(), inactive: z.int() }),
  }),
});
/** Refusals: INVALID_INPUT beside `registrations.n.number`. */
export const saveCompany = defineOperation({
  name: 'companies.saveProfile',
  method: 'PUT',
  path: '/api/corporate/company',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.20'],
  summary: 'Writes the company’s name and its GST registrations, all of them',
  body: companyForm,
  response: done,
});

const settingEffects = z.record(
  z.enum([
    'modes',
    'paying',
    'checkoutAllowed',
    'lowBalance',
    'booksFor',
    'guestsAllowed',
    'requiredFields',
    'notices',
  ]),
  z.string(),
);
export const companyConfiguration = defineOperation({
  name: 'companies.configuration',
  method: 'GET',
  path: '/api/corporate/configuration',
  caller: 'corporate',
  permission: 'configuration.view',
  requirements: ['2.2', '2.10', '7.20'],
  summary: 'The company’s settings, each with its effect in words',
  response: z.object({ settings: companySettings, effects: settingEffects }),
});
export const saveConfiguration = defineOperation({
  name: 'companies.saveConfiguration',
  method: 'PUT',
  path: '/api/corporate/configuration',
  caller: 'corporate',
  permission: 'configuration.edit',
  requirements: ['7.20'],
  summary: 'Writes the company’s settings, all of them but the credit limit, which staff or the operator grants',
  body: companySettingsForm,
  response: z.object({ settings: companySettings, effects: settingEffects }),
});
