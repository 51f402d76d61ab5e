/** A header holds no other characters. */
export const inAscii = (address: string): string => address.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
