import { signInWithPasskey as signInEndpoint, startPasskeySignIn } from '#contract/passkeys/passkeys.ts'
import type { Assertion } from '#contract/passkeys/webauthn.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { beginSession } from '#web/api/session-store.ts'
import { askForPasskey, forgetPasskey } from '#web/browser/passkeys.ts'

interface ChosenPasskey {
  readonly assertion: Assertion
  /** The site that it is for. */
  readonly rpId: string
}

/** Lets the player choose one of their passkeys; `suggesting` as for `askForPasskey`. */
export const choosePasskey = async (suggesting?: AbortSignal): Promise<ChosenPasskey> => {
  const options = await call(startPasskeySignIn)
  return { assertion: await askForPasskey(options, suggesting), rpId: options.rpId }
}

/** The passkey says who the player is. */
export const signInWithPasskey = async ({ assertion, rpId }: ChosenPasskey): Promise<void> => {
  try {
    const { user } = await call(signInEndpoint, { body: assertion })
    beginSession(user)
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'passkey_unknown'
    if (isUnknown) await forgetPasskey(rpId, assertion.id)
    throw error
  }
}
