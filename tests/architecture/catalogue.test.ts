import { expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { openApiDocument } from '#lib/server/http/openapi.ts';

const { paths } = openApiDocument(operations) as { paths: Record<string, Record<string, unknown>> };

/** The client's endpoint catalogue, service by service in its order, and what serves each: method and path. */
const CATALOGUE: Record<string, readonly string[]> = {
  'user registration': ['POST /api/users/register', 'POST /api/users/register/confirm'],
  'user updates': ['GET /api/users/details', 'PUT /api/users/update', 'POST /api/users/update/confirm-email'],
  'user deletion': ['GET /api/users/closing-terms', 'POST /api/users/delete'],
  'company registration': ['POST /api/corporate/signup', 'POST /api/corporate/signup/confirm'],
  'hotel search': ['GET /api/hotels/search', 'GET /api/hotels/find', 'GET /api/hotels/places'],
  'hotel rooms': ['GET /api/hotels/rooms'],
  'hotel info': ['GET /api/hotels/info'],
  'hotel filter': ['GET /api/hotels/search'], // the answer has all stays: the client narrows them without a call (3.3)
  cart: ['GET /api/cart', 'POST /api/cart/add', 'POST /api/cart/remove', 'POST /api/cart/price', 'POST /api/cart/hold'],
  'block room': ['POST /api/bookings/quote', 'POST /api/bookings/hold'],
  'book room': ['POST /api/bookings/pay'],
  'booking details': ['GET /api/bookings/details', 'POST /api/bookings/list'],
  'change request': [
    'POST /api/bookings/cancel',
    'POST /api/bookings/stays/change-dates',
    'POST /api/bookings/flights/change',
    'POST /api/bookings/flights/cancel',
  ],
  voucher: ['GET /api/documents/voucher'],
  guests: ['POST /api/bookings/guests', 'POST /api/bookings/flights/travellers'],
  'payment gateway and orders': [
    'GET /api/gateway/checkout',
    'POST /api/gateway/attempt',
    'POST /api/payments/webhook',
  ],
  refunds: ['GET /api/bookings/cancel-quote', 'GET /api/bookings/flights/cancel-quote'],
  'wallet balance': ['GET /api/wallet/balance'],
  'wallet transactions': ['GET /api/wallet/transactions'],
  'PAN verification': ['POST /api/verification/pan'],
  'GST verification': ['POST /api/verification/gst'],
  'invoice PDF': ['GET /api/documents/invoice', 'GET /api/documents/credit-note'],
  'ticket PDF': ['GET /api/documents/ticket'],
  packages: ['GET /api/packages', 'GET /api/packages/details', 'POST /api/bookings/packages/quote'],
  blogs: ['GET /api/blogs', 'GET /api/blogs/post'],
  enquiry: ['POST /api/enquiries'],
  'flight search': ['GET /api/flights/search', 'GET /api/flights/calendar'],
  'fare quote': ['GET /api/flights/fare-quote', 'POST /api/bookings/flights/quote'],
  'fare rule': ['GET /api/flights/fare-rule'],
  SSR: ['GET /api/flights/ssr', 'GET /api/flights/seat-map', 'POST /api/bookings/flights/extras'],
  'reserve, ticket and release PNR': [
    'POST /api/bookings/hold',
    'POST /api/bookings/pay',
    'POST /api/bookings/release',
  ],
  events: ['GET /api/events/details', 'POST /api/events/register', 'POST /api/events/sign-in'],
  chatbot: ['POST /api/assistant', 'POST /api/assistant/signed-in'],
  'token refresh': ['POST /api/users/refresh-token', 'POST /api/corporate/refresh-token'],
  logout: ['POST /api/users/logout', 'POST /api/corporate/logout'],
  'corporate signup': ['POST /api/corporate/signup', 'POST /api/corporate/activate-employee'],
  'corporate login': ['POST /api/corporate/login'],
  'corporate departments': [
    'GET /api/corporate/departments',
    'POST /api/corporate/departments',
    'PUT /api/corporate/departments',
    'DELETE /api/corporate/groups',
  ],
  'corporate employees': [
    'POST /api/corporate/employees',
    'PUT /api/corporate/employees',
    'POST /api/corporate/invite-employee',
    'POST /api/corporate/employees/import',
    'POST /api/corporate/employees/deactivate',
    'GET /api/corporate/user-details',
  ],
  'corporate roles': [
    'GET /api/corporate/roles',
    'POST /api/corporate/roles',
    'PUT /api/corporate/roles',
    'DELETE /api/corporate/roles',
  ],
  'corporate levels, designations, bands': [
    'GET /api/corporate/levels',
    'GET /api/corporate/designations',
    'GET /api/corporate/bands',
    'POST /api/corporate/groups',
    'PUT /api/corporate/groups',
    'DELETE /api/corporate/groups',
  ],
  'corporate configuration': ['GET /api/corporate/configuration', 'PUT /api/corporate/configuration'],
  'corporate travel policies': [
    'GET /api/corporate/travel-policies',
    'POST /api/corporate/travel-policies',
    'PUT /api/corporate/travel-policies',
    'POST /api/corporate/travel-policies/publish',
    'POST /api/corporate/travel-policies/assign',
  ],
  'corporate approvals': [
    'GET /api/corporate/approvals',
    'GET /api/corporate/approvals/details',
    'GET /api/corporate/approvals/status',
    'POST /api/corporate/approvals/decide',
    'POST /api/corporate/approvals/mark-read',
  ],
  'corporate transport': [
    'GET /api/corporate/transport',
    'POST /api/corporate/transport',
    'POST /api/corporate/transport/choose',
    'POST /api/corporate/transport/cancel',
  ],
  'forgot password': [
    'POST /api/users/forgot-password',
    'POST /api/users/reset-password',
    'POST /api/corporate/forgot-password',
    'POST /api/corporate/reset-password',
  ],
};

it.each(Object.entries(CATALOGUE))('[7.20] the published API has the catalogue’s service: %s', (_, served) => {
  const missing = served.filter((operation) => {
    const [method, path] = operation.split(' ') as [string, string];
    return !(method.toLowerCase() in (paths[path] ?? {}));
  });
  expect(missing).toEqual([]);
});
