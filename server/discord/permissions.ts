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

/** Who administers a server may do everything. */
export const hasPermission = (given: bigint, permission: keyof typeof permissions): boolean =>
  [permissions.administrator, permissions[permission]].some((bit) => ((given >> bit) & 1n) === 1n)
