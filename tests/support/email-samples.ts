import type { EmailParts } from '#lib/shared/email-parts.ts';

/**
 * Emails with every kind of part as the templates use them, and with the longest things people and hotels put in: what is
 * laid out is `lib/server/mail/render-email.ts` alone, for every template.
 */
export const EMAIL_SAMPLES: Record<string, EmailParts> = {
  confirmed: {
    subject: 'Confirmed: Boatyard House, Kochi',
    name: 'Asha',
    parts: [
      'Your stay is confirmed. ₹7,434 paid: ₹1,000 from the wallet, ₹6,434 by UPI.',
      {
        facts: [
          ['Hotel’s confirmation code', 'HO 4387 2460'],
          ['Check in', 'Mon 21 Dec 2026, from 14:00'],
          ['Check out', 'Wed 23 Dec 2026, by 11:00'],
          ['Guests', 'Ms Asha Rao\nMr Vikram Seth'],
          ['Telephone of the hotel', '+44 1632 960000'],
        ],
      },
      { button: 'Open this trip', url: 'https://sarai.example/bookings/details?bookingId=bkg_01m8r30hr031egxfv751' },
      { link: 'Sign in to see the invoice', url: 'https://sarai.example/bookings/documents' },
      { heading: 'If you cancel' },
      'Free until Fri 18 Dec 2026, 14:00. After that the hotel keeps ₹3,717.',
      { small: 'Times are local at the hotel (Asia/Kolkata, UTC+5:30).' },
    ],
  },
  'long words': {
    subject: 'Sent for approval: Thiruvananthapuram',
    name: 'Venkatanarasimharajuvaripeta'.repeat(2),
    parts: [
      `Reason: ${'a'.repeat(120)}`,
      {
        facts: [
          [
            'Emergencycontactofthetravellerwhoisnamedfirst',
            `${'long.address.of.a.person'.repeat(4)}@department.example.com`,
          ],
          ['Booking', 'bkg_01m8r30hr031egxfv751'.repeat(3)],
          ['Total', '₹12,34,56,789.00'],
        ],
      },
      {
        button: 'Openthisrequestandseewhatotherstravellersofthecompanypaid',
        url: `https://sarai.example/corporate/approvals?request=${'r'.repeat(200)}`,
      },
    ],
  },
};

/** Emails that are written as text alone, as those with codes and links are. */
export const TEXT_EMAILS: Record<string, { subject: string; text: string }> = {
  'a code': {
    subject: '123456 is your code to sign in to Sarai',
    text: 'Hello Asha,\n\nThis code signs you in. It works once:\n\n123456\n\nIf you did not ask for it, ignore this email.\n',
  },
  'a link': {
    subject: 'Set a new password for Sarai',
    text: `Hello ${'Venkatanarasimharajuvaripeta'.repeat(2)},\n\nOpen this link within 30 minutes:\n\nhttp://localhost:3000/reset-password#token=${'t'.repeat(120)}\n\nIt works once.\n`,
  },
};
