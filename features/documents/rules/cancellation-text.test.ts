import { describe, expect, it } from 'vitest';
import { cancellationText } from './cancellation-text.ts';

const terms = {
  total: 1_486_800,
  currency: 'INR',
  from: new Date('2026-11-21T06:00:00Z'),
  checkInAt: new Date('2026-12-12T08:30:00Z'),
  zone: 'Asia/Kolkata',
};

describe('cancellation terms in words', () => {
  it('[4.13] name each cut-off in the hotel’s time, and the money', () => {
    const policies = [
      { FromDate: '2026-12-02T08:30:00Z', ChargeType: 2 as const, Charge: 50 },
      { FromDate: '2026-12-08T18:30:00Z', ChargeType: 2 as const, Charge: 100 },
    ];
    expect(cancellationText({ ...terms, policies })).toEqual([
      { when: 'Until 2 Dec 2026, 14:00', comesBack: 'Full refund, ₹14,868' },
      { when: 'Until 9 Dec 2026, 00:00', comesBack: '₹7,434 refunded, ₹7,434 kept by the hotel' },
      { when: 'From 9 Dec 2026, 00:00', comesBack: 'No refund' },
    ]);
  });

  it('[4.13] a fixed rate is one line, and so is a free one', () => {
    const policies = [{ FromDate: '2026-11-01T00:00:00Z', ChargeType: 2 as const, Charge: 100 }];
    expect(cancellationText({ ...terms, policies })).toEqual([{ when: 'At any time', comesBack: 'No refund' }]);
    expect(cancellationText({ ...terms, policies: [] })).toEqual([
      { when: 'At any time', comesBack: 'Full refund, ₹14,868' },
    ]);
  });

  it('[4.13] a place across the date line keeps its own date', () => {
    const policies = [{ FromDate: '2026-12-02T10:30:00Z', ChargeType: 1 as const, Charge: 2_000_000 }];
    expect(cancellationText({ ...terms, policies, zone: 'Pacific/Auckland' })[0]?.when).toBe('Until 2 Dec 2026, 23:30');
    expect(cancellationText({ ...terms, policies, zone: 'Pacific/Kiritimati' })[1]).toEqual({
      when: 'From 3 Dec 2026, 00:30',
      comesBack: 'No refund',
    });
  });
});
