/** Time zone of a company's deadlines: India, wherever the trip goes. */
export const COMPANY_ZONE = 'Asia/Kolkata';
