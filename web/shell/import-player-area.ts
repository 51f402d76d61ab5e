/** In a chunk of its own: guests do not need the player's menu. */
export const importPlayerArea = async () => (await import('./PlayerArea.tsx')).PlayerArea
