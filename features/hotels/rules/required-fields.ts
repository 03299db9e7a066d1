/**
 * Guest details required besides names. A stay abroad is paid in foreign currency under the Liberalised Remittance
 * Scheme, for which the payer's PAN is mandatory (RBI A.P. (DIR Series) circular 32 of 19 June 2018).
 */
export const requiredFields = (hotelCountryCode: string): 'pan'[] => (hotelCountryCode === 'IN' ? [] : ['pan']);
