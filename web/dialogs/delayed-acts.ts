/** What players did in the last seconds and can still take back: nothing of it has reached the server. */

interface DelayedAct {
  readonly undo: () => void
  /** Sends it now, and resolves when it is done. */
  readonly finish: () => Promise<void>
  readonly isSent: boolean
}

let acts: ReadonlyMap<string, DelayedAct> = new Map()
const listeners = new Set<() => void>()

/** No answer may keep anybody from signing out. */
const longestFinishMs = 3000

/** Also before signing out: afterwards the server would refuse them. */
export const finishDelayedActs = async () => {
  const finished = Promise.all([...acts.values()].map(({ finish }) => finish()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, longestFinishMs)
  })
  await Promise.race([finished, timeout])
  clearTimeout(timer)
}

// A phone may end a hidden page without an event.
const finishIfHidden = () => {
  if (document.visibilityState === 'hidden') void finishDelayedActs()
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Another map after every change. */
export const delayedActs = () => acts

/** Undefined: it is over, or was taken back. */
export const setDelayedAct = (key: string, act: DelayedAct | undefined) => {
  const others = [...acts].filter(([other]) => other !== key)
  acts = new Map(act ? [...others, [key, act]] : others)
  if (acts.size > 0) document.addEventListener('visibilitychange', finishIfHidden)
  else document.removeEventListener('visibilitychange', finishIfHidden)
  for (const listener of listeners) listener()
}
