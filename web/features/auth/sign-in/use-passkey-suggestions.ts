import { useEffect, useEffectEvent, useState } from 'react'
import { suggestsPasskeys } from '#web/browser/passkeys.ts'
import { choosePasskey, signInWithPasskey } from './passkey-sign-in.ts'

/** Well before the server forgets the challenge. */
const renewMs = 4 * 60_000
const checkMs = 30_000

/**
 * While the form is shown, the browser suggests passkeys for its first field. Paused while the player is asked for one in a
 * dialog: browsers ask for one at a time. `onFailed` is called if the one that the player chose does not sign them in.
 */
export const usePasskeySuggestions = (isPaused: boolean, onFailed: (error: unknown) => void) => {
  const [round, setRound] = useState(0)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isPaused) return
    const suggesting = new AbortController()
    const startedAt = Date.now()
    const suggest = async () => {
      if (!(await suggestsPasskeys())) return
      // Suggestions are an extra: if there can be none, the form is enough.
      const chosen = await choosePasskey(suggesting.signal).catch(() => undefined)
      if (!chosen) return
      try {
        await signInWithPasskey(chosen)
      } catch (error) {
        fail(error)
        setRound(round + 1)
      }
    }
    suggest()
    const renewal = setInterval(() => {
      const isDue = Date.now() - startedAt >= renewMs
      if (isDue && document.visibilityState === 'visible') setRound(round + 1)
    }, checkMs)
    return () => {
      clearInterval(renewal)
      suggesting.abort()
    }
  }, [isPaused, round])
}
