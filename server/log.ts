/** Where the server reports what operators should know. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For commands, which print what matters themselves. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
