import { HOME_ZONE } from './dates.ts';

/** The time zone of a company’s days and deadlines, wherever the trip goes. Companies abroad will need their own. */
export const COMPANY_ZONE = HOME_ZONE;
