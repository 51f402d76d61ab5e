/** Opened by the browsers of moderators. The server itself asks no other site. */
export const gameProfileUrl = (handle: string): string =>
  `https://robertsspaceindustries.com/citizens/${encodeURIComponent(handle)}`
