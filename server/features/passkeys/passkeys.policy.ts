/**
 * If a passkey that counts is cloned, one of the copies has a lower counter. Passkeys that do not count always send 0.
 */
export const isCloned = (stored: number, sent: number): boolean => (stored > 0 || sent > 0) && sent <= stored
