/** The address that dials a telephone number, given as it is printed: "+91 484 …" becomes "tel:+91484…". */
export const telephoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
