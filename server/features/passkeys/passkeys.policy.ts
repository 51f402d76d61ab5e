/** Of two copies of a passkey that counts, one is behind. Those that do not count say 0 forever. */
export const isCloned = (stored: number, sent: number): boolean => (stored > 0 || sent > 0) && sent <= stored
