const unsafe = /[\\\p{Cc}]/u

/** The value if it is a path of this site: `//evil.example` and `/\evil.example` lead elsewhere. */
export const sameSitePath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && !unsafe.test(value) ? value : undefined
