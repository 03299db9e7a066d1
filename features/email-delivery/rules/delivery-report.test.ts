import { describe, expect, it } from 'vitest';
import { failedRecipients, messageIdIn } from './delivery-report.ts';

const PER_MESSAGE = 'Reporting-MTA: dns; mx.example.com\nArrival-Date: Thu, 26 Nov 2026 10:00:00 +0530';
const report = (...lines: string[]) => `${PER_MESSAGE}\n\n${lines.join('\n')}\n`;
const FAILED = ['Final-Recipient: rfc822; meera@example.com', 'Action: failed', 'Status: 5.1.1'];

describe('[7.20] a delivery report', () => {
  it.each([
    ['of Postfix', FAILED.join('\n')],
    ['with lines of CRLF', FAILED.join('\r\n')],
    ['in other cases', 'FINAL-RECIPIENT:RFC822;Meera@Example.com\naction: Failed\nstatus: 5.1.1 (bad mailbox)'],
    ['with folded fields', 'Final-Recipient: rfc822;\n meera@example.com\nAction: failed\nStatus: 5.1.1'],
    ['in angle brackets', 'Final-Recipient: rfc822; <meera@example.com>\nAction: failed\nStatus: 5.1.1'],
  ])('%s names who will not get the email', (_name, group) => {
    expect(failedRecipients(report(group))).toEqual([{ addresses: ['meera@example.com'], status: '5.1.1' }]);
  });

  it('names the address it was sent to and the one that forwarded it', () => {
    expect(failedRecipients(report('Original-Recipient: rfc822; team@example.com', ...FAILED))).toEqual([
      { addresses: ['team@example.com', 'meera@example.com'], status: '5.1.1' },
    ]);
  });

  it.each([
    ['a delay', 'Final-Recipient: rfc822; meera@example.com\nAction: delayed\nStatus: 4.4.1'],
    ['a delivery', 'Final-Recipient: rfc822; meera@example.com\nAction: delivered\nStatus: 2.1.5'],
    ['a failure for now', 'Final-Recipient: rfc822; meera@example.com\nAction: failed\nStatus: 4.2.2'],
    ['a status that is none', 'Final-Recipient: rfc822; meera@example.com\nAction: failed\nStatus: 5.1.1.1.1'],
    ['another kind of address', 'Final-Recipient: x400; meera\nAction: failed\nStatus: 5.1.1'],
    ['nobody', 'Action: failed\nStatus: 5.1.1'],
    ['nothing', ''],
    ['rubbish', '\u0000\u0001: \n:::\n\n\n\n'.repeat(2000)],
  ])('of %s names nobody', (_name, group) => {
    expect(failedRecipients(report(group))).toEqual([]);
  });

  it('of many emails at once is read up to ten', () => {
    expect(failedRecipients(report(...Array.from({ length: 50 }, () => `${FAILED.join('\n')}\n`)))).toHaveLength(9);
  });

  it('quotes the Message-ID of the email', () => {
    expect(messageIdIn('Subject: Your trip\r\nMESSAGE-ID: <0a1b@sarai>\r\n\r\nHello')).toBe('0a1b@sarai');
    expect(messageIdIn('Subject: Message-ID: <0a1b@sarai>')).toBeUndefined();
    expect(messageIdIn('')).toBeUndefined();
  });
});
