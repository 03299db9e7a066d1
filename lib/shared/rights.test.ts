import { describe, expect, it } from 'vitest';
import { ALL_RIGHTS, isRight, permissionsOf, rightsBeyond } from './rights.ts';

describe('[6.2] rights', () => {
  it('[2.10] are four actions in each of four modules, in the order of the modules, and to book for others', () => {
    expect(ALL_RIGHTS).toHaveLength(17);
    expect(ALL_RIGHTS.at(-1)).toBe('booking.others');
    expect(
      permissionsOf(['company.edit']).map(({ moduleId, moduleName, permissions }) => [
        moduleId,
        moduleName,
        permissions.edit,
        permissions.view,
      ]),
    ).toEqual([
      [1, 'Booking', false, false],
      [2, 'Company', true, false],
      [3, 'Approvals', false, false],
      [4, 'Configuration', false, false],
    ]);
  });
  it('knows its own words only', () => {
    expect(ALL_RIGHTS.every(isRight)).toBe(true);
    expect(['company', 'company.', 'company.drop', 'flights.view', ''].some(isRight)).toBe(false);
  });
  it('nobody hands out what they do not have', () => {
    expect(rightsBeyond(['booking.view'], ['booking.view', 'company.delete'])).toEqual(['company.delete']);
    expect(rightsBeyond(ALL_RIGHTS, ALL_RIGHTS)).toEqual([]);
  });
});
