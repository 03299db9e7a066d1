/** The `tel:` link of a printed telephone number: "+91 484 …" becomes "tel:+91484…". */
export const telephoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
