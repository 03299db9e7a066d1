import { describe, expect, it } from 'vitest';
import type { GuestDetails } from '../contract.ts';
import { guestProblems, lockedAfterPayment } from './guest-problems.ts';

const asha = { title: 'Ms' as const, firstName: 'Asha', lastName: 'Rao' };
const details = (change: Partial<GuestDetails> = {}): GuestDetails => ({
  guests: [asha],
  email: 'asha@example.com',
  mobile: '9876543210',
  requests: '',
  gst: null,
  pan: null,
  ...change,
});
const gst = { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road, Mumbai 400010' };

describe('guest details of a booking', () => {
  it.each([
    ['one guest, one room', details(), { rooms: 1, requiredFields: [] }, {}],
    [
      'one guest, two rooms',
      details(),
      { rooms: 2, requiredFields: [] },
      { 'details.guests': 'Name 2 guests, one for each room.' },
    ],
    [
      'two guests, one room',
      details({ guests: [asha, asha] }),
      { rooms: 1, requiredFields: [] },
      { 'details.guests': 'Name one guest, the one who checks in.' },
    ],
    [
      'the other guest of a room for two',
      details({ guests: [{ ...asha, others: [asha] }] }),
      { rooms: 1, people: [2], requiredFields: [] },
      {},
    ],
    [
      'names with digits or markup',
      details({ guests: [{ ...asha, lastName: 'R4o', others: [{ ...asha, firstName: '<b>Asha</b>' }] }] }),
      { rooms: 1, people: [2], requiredFields: [] },
      {
        'details.guests.0.lastName': expect.stringMatching(/^A name has letters/) as string,
        'details.guests.0.others.0.firstName': expect.stringMatching(/^A name has letters/) as string,
      },
    ],
    [
      'more guests than a room is for',
      details({ guests: [asha, { ...asha, others: [asha, asha] }] }),
      { rooms: 2, people: [2, 2], requiredFields: [] },
      { 'details.guests.1.others': 'Room 2 is for 2 guests. Name at most 1 besides the first.' },
    ],
    [
      'another guest in a single room',
      details({ guests: [{ ...asha, others: [asha] }] }),
      { rooms: 1, requiredFields: [] },
      { 'details.guests.0.others': 'This room has one guest. Remove the other names.' },
    ],
    [
      'a PAN that is asked for',
      details(),
      { rooms: 1, requiredFields: ['pan' as const] },
      { 'details.pan': 'This hotel asks for a PAN. Enter it to go on.' },
    ],
    [
      'a GST number with another PAN',
      details({ gst, pan: 'ABCPE1234F' }),
      { rooms: 1, requiredFields: [] },
      { 'details.pan': 'With this GST number the PAN is AAPFU0939F. Correct one of the two.' },
    ],
    [
      'a company without its address',
      details({ gst: { ...gst, address: '' } }),
      { rooms: 1, requiredFields: [] },
      { 'details.gst.address': 'Enter the registered address of the company. It must be on the invoice.' },
    ],
    [
      'a company without its address, invoiced already',
      details({ gst: { ...gst, address: '' } }),
      { rooms: 1, requiredFields: [], invoiced: true },
      {},
    ],
    ['a GST number with its PAN', details({ gst, pan: 'AAPFU0939F' }), { rooms: 1, requiredFields: [] }, {}],
  ])('[5.12] %s', (_, given, needs, expected) => expect(guestProblems(given, needs)).toEqual(expected));

  it('[5.12] after payment names and requests change, tax numbers do not', () => {
    expect(
      lockedAfterPayment(
        details({ gst }),
        details({ gst, requests: 'A quiet room', guests: [{ ...asha, firstName: 'Usha' }] }),
      ),
    ).toEqual({});
    expect(Object.keys(lockedAfterPayment(details({ gst }), details({ pan: 'ABCPE1234F' })))).toEqual([
      'details.gst.number',
      'details.gst.companyName',
      'details.gst.address',
      'details.pan',
    ]);
    expect(
      Object.keys(lockedAfterPayment(details({ gst }), details({ gst: { ...gst, address: '9 Marine Drive' } }))),
    ).toEqual(['details.gst.address']);
  });
});
