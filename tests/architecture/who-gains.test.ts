import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '#app/api/operations.ts';
import { companySettings, companySettingsForm } from '#features/companies/organisation.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { SETTINGS, WHO_GAINS } from '../support/who-gains.ts';

const changing = operations.filter(({ method }) => method !== 'GET');

/** The fields at the top of a body. */
function fieldsOf({ body }: AnyOperation): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body as z.ZodType, { unrepresentable: 'any', io: 'input' }) as { properties?: object };
  return Object.keys(schema.properties ?? {}).sort();
}

describe('every operation that changes something', () => {
  it('has an answer to "who gains by it", and no answer is left over', () => {
    expect(Object.keys(WHO_GAINS).sort()).toEqual(changing.map(({ name }) => name).sort());
  });

  it.each(changing.map((operation) => [operation.name, operation] as const))(
    '%s: the answer knows each field of its body',
    (name, operation) => {
      const { fields = '', gain = '' } = WHO_GAINS[name] ?? {};
      expect(fieldsOf(operation)).toEqual(fields.split(' ').filter(Boolean).sort());
      expect(gain.length).toBeGreaterThan(4);
    },
  );

  it('names its limit where it takes stock or money', () => {
    const unnamed = Object.entries(WHO_GAINS).filter(
      ([, { takes, limit }]) => (takes === undefined) !== (limit === undefined),
    );
    expect(unnamed).toEqual([]);
    const stockAndMoney =
      /\.(?:hold|pay|requestApproval|register|attempt|change(?:Flight|Registration)|cancel(?:Flight)?|saveExtras)$/;
    expect(
      Object.keys(WHO_GAINS).filter(
        (name) => stockAndMoney.test(name) && name !== 'identity.register' && !WHO_GAINS[name]?.takes,
      ),
    ).toEqual([]);
  });
});

describe('every setting of a company', () => {
  it('names who may write it, and why', () => {
    expect(Object.keys(SETTINGS).sort()).toEqual(Object.keys(companySettings.shape).sort());
    for (const { because } of Object.values(SETTINGS)) expect(because.length).toBeGreaterThan(10);
  });

  it('is written by the company only where the table says so', () => {
    const ofCompany = Object.keys(SETTINGS).filter((setting) => SETTINGS[setting]?.writer === 'company');
    expect(Object.keys(companySettingsForm.shape).sort()).toEqual(ofCompany.sort());
  });
});
