import { m } from '#texts'
import { PasskeyError, type PasskeyFailure } from '#web/browser/passkey-error.ts'

const texts: Readonly<Record<PasskeyFailure, (() => string) | undefined>> = {
  cancelled: m.passkeys_cancelled,
  replaced: m.passkeys_cancelled,
  present: m.passkeys_present,
  wrong_address: m.passkeys_wrong_address,
  unsuitable: m.passkeys_unsuitable,
  failed: undefined,
}

/** Why the browser has no passkey for us, if it says so. */
export const passkeyText = (error: unknown, fallback: string): string =>
  (error instanceof PasskeyError ? texts[error.failure]?.() : undefined) ?? fallback
