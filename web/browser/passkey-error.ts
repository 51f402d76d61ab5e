/** What went wrong between the browser and the player, by the error of WebAuthn that says so. */
const failures = {
  /** Or too slow: browsers do not say which. */
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  /** The device has one for this player already. */
  InvalidStateError: 'present',
  SecurityError: 'wrong_address',
  NotSupportedError: 'unsuitable',
  ConstraintError: 'unsuitable',
} as const

export type PasskeyFailure = (typeof failures)[keyof typeof failures] | 'failed'

export class PasskeyError extends Error {
  readonly failure: PasskeyFailure

  constructor(cause: unknown) {
    super('The browser has no passkey', { cause })
    const name = cause instanceof Error ? cause.name : ''
    this.failure = Object.hasOwn(failures, name) ? failures[name as keyof typeof failures] : 'failed'
  }
}
