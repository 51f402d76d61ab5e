/** Guests never pay for the player's menu. */
export const loadPlayerArea = async () => (await import('./PlayerArea.tsx')).PlayerArea
