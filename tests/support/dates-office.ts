import type { StayBooking } from '#features/bookings/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { approving, levelOf, REASON } from './approvals-desk.ts';
import type { useBookingSetup } from './booking-setup.ts';
import { NIGHT } from './buyer.ts';
import { aBookingCompany, hotelRules, oneAdult } from './company-desk.ts';
import { deliver } from './emails.ts';

type BookingSetup = ReturnType<typeof useBookingSetup>;
type Asked = { companyId: string; changeId: string; booking: StayBooking };

const LAKH = 10_000_000;

/** A company whose employee has a paid stay of two nights, and whose policy then wants dates to be approved. */
export function officesIn(setup: BookingSetup) {
  const { db, stocked } = setup;
  return async function anOffice({ funded = LAKH, outside = hotelRules({ dateChangeAllowed: false }) } = {}) {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(funded);
    const { policyId } = await company.policy([hotelRules()]);
    const [desk, boss, other] = [await company.employee(), await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([boss, other])] }]);
    const hotel = await stocked();
    const ready = await desk.ready(hotel, { stay: oneAdult() });
    const { booking } = (await desk.pay(ready, ready.total)).data;
    await company.policy([outside], policyId);
    await deliver(db());
    const checkIn = addDays(booking.stay.checkIn, 1);
    const dates = { checkIn, checkOut: addDays(checkIn, 3) };
    return {
      company,
      policyId,
      desk,
      hotel,
      booking,
      dates,
      mine: approving(desk),
      boss: approving(boss),
      other: approving(other),
      look: async () => (await desk.look(booking._id)).data,
      quote: async (wanted = dates) => (await desk.datesQuote(booking._id, wanted)).data,
      change: (walletAmount = NIGHT) => desk.changeDates(booking._id, dates, NIGHT, { walletAmount }),
      ask: (over: object = {}) =>
        desk.post<Asked>('/api/corporate/bookings/stays/request-change', {
          bookingId: booking._id,
          ...dates,
          expectedDue: NIGHT,
          reason: REASON,
          ...over,
        }),
      withdraw: () =>
        desk.post<StayBooking>('/api/corporate/bookings/stays/withdraw-change', { bookingId: booking._id }),
    };
  };
}
