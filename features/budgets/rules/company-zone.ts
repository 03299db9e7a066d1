/** The time zone of a company's days (`features/policy`). Companies abroad will need their own. */
export const COMPANY_ZONE = 'Asia/Kolkata';
