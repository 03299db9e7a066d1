import { describe, expect, it } from 'vitest';
import { withinAuditLimits } from './audit-changes.ts';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('an entry of the trail', () => {
  it('[7.20] keeps what fits as it is', () => {
    const changes = [{ field: 'name', before: 'Sales', after: 'Field sales' }];
    expect(withinAuditLimits(changes)).toEqual(changes);
  });

  it('cuts long texts and lists, in whole letters', () => {
    const [change] = withinAuditLimits([{ field: 'rules', before: ['x'.repeat(9000)], after: '👍'.repeat(3000) }]);
    const [before, after] = [change?.before as string, change?.after as string];
    expect(before).toHaveLength(2000);
    expect(after.endsWith('…')).toBe(true);
    expect(after.isWellFormed()).toBe(true);
  });

  it('says how many changes are left out of one with too many', () => {
    const changes = Array.from({ length: 500 }, (_, at) => ({
      field: `budget.${at}`,
      before: 'a'.repeat(300),
      after: 1,
    }));
    const kept = withinAuditLimits(changes);
    expect(bytes(kept)).toBeLessThan(33 * 1024);
    expect(kept.at(-1)).toEqual({ field: 'further changes', before: undefined, after: 500 - (kept.length - 1) });
  });
});
