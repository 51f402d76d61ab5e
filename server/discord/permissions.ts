/** The bits of Discord's permissions that matter here. */
export const permissions = {
  administrator: 3n,
  manageServer: 5n,
  viewChannel: 10n,
  send: 11n,
  embed: 14n,
  /** In threads instead of `send`. */
  sendInThreads: 38n,
} as const
