/** Opened by the browsers of moderators. The server itself sends no request to another site. */
export const gameProfileUrl = (handle: string): string =>
  `https://robertsspaceindustries.com/citizens/${encodeURIComponent(handle)}`
