/** The clock of a company's deadlines: its people read them in India, wherever the trip goes. */
export const COMPANY_ZONE = 'Asia/Kolkata';
