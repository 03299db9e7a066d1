// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '#tests/support/fake-api.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { settleSignedOut, startSession } from '#features/session/client/session-changes.ts';
import { downloadFile } from './download-file.ts';

const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  startSession(aSignedIn());
  Object.assign(URL, { createObjectURL: () => 'blob:voucher', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  settleSignedOut();
});

it('[7.20] fetches a document as the person in this tab and hands it over to be saved', async () => {
  const { sent } = fakeApi(() => ({
    status: 200,
    data: new Blob(['%PDF']),
    headers: { 'content-disposition': 'attachment; filename="invoice.pdf"' },
  }));
  await downloadFile('/api/documents/invoice', { bookingId: 'bkg_1' }, 'receipt-1.pdf');
  expect(sent[0]).toMatchObject({ token: 'access-1', query: { bookingId: 'bkg_1' }, config: { responseType: 'blob' } });
  expect(saved).toEqual([{ name: 'receipt-1.pdf', href: 'blob:voucher' }]);
});

it('says in the server’s words why there is none', async () => {
  const words = JSON.stringify({
    status: 'FAILURE',
    code: 'NOT_FOUND',
    message: 'This voucher was not found.',
    requestId: 'req_1',
  });
  fakeApi(() => ({ status: 404, data: new Blob([words]) }));
  await expect(downloadFile('/api/documents/voucher', {}, 'voucher.pdf')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    message: 'This voucher was not found.',
  });
  fakeApi(() => ({ status: 502, data: new Blob(['<html>']) }));
  await expect(downloadFile('/api/documents/voucher', {}, 'voucher.pdf')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 502,
  });
  expect(saved).toEqual([]);
});
