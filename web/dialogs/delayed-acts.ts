/** What players did in the last seconds and can still take back: nothing of it has reached the server. */

interface DelayedAct {
  readonly undo: () => void
  /** Sends it now, and resolves when it is done. */
  readonly finish: () => Promise<void>
  readonly isSent: boolean
}

const acts = new Map<string, DelayedAct>()
const listeners = new Set<() => void>()

/** Also before signing out: afterwards the server would refuse them. */
export const finishDelayedActs = async () => {
  await Promise.all([...acts.values()].map(({ finish }) => finish()))
}

// A phone may end a page that nobody sees without a word.
const finishIfHidden = () => {
  if (document.visibilityState === 'hidden') void finishDelayedActs()
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const delayedAct = (key: string): DelayedAct | undefined => acts.get(key)

/** Undefined: it is over, or was taken back. */
export const setDelayedAct = (key: string, act: DelayedAct | undefined) => {
  if (act) acts.set(key, act)
  else acts.delete(key)
  if (acts.size > 0) document.addEventListener('visibilitychange', finishIfHidden)
  else document.removeEventListener('visibilitychange', finishIfHidden)
  for (const listener of listeners) listener()
}
