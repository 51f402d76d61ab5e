/** How often everything that live events keep fresh is refetched besides, while its tab is visible. */
export const pollMs = 30_000
