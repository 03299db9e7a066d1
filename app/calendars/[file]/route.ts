import { calendarFeedReader } from '#features/bookings/server/index.ts';
import { answerCalendar } from '#lib/server/http/calendar-response.ts';

export const dynamic = 'force-dynamic';
export const GET = answerCalendar(calendarFeedReader);
