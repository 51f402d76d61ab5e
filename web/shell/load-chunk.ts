/** Loading a part of the page that a deploy may have replaced meanwhile. */
import { leaveForNextLoad, takeFromLastLoad } from '#web/api/storage.ts'

const storageKey = 'reloaded-for-build'

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** True once per build, and never where that cannot be remembered: the page must not reload in a circle. */
const firstTimeForThisBuild = (): boolean => {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  const before = takeFromLastLoad(storageKey)
  leaveForNextLoad(storageKey, build)
  if (before === build) return false
  const kept = takeFromLastLoad(storageKey)
  leaveForNextLoad(storageKey, build)
  return kept === build
}

/** Offline, a reload would lose the page, so that one stays an error with Try Again. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    if ((await serverAnswers()) && firstTimeForThisBuild()) {
      location.reload()
      return new Promise<never>(() => undefined)
    }
    throw new Error('A part of the page could not be loaded', { cause })
  }
}
