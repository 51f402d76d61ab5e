/** Loading a part of the page that a deploy may have replaced meanwhile. */
import { leaveForNextLoad, takeFromLastLoad } from './storage.ts'

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

const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Beside the old one, which may only be slow and have somebody waiting for it. */
const loadAgain = (link: HTMLLinkElement): Promise<Event> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.onload = resolve
    again.onerror = (event) => {
      again.remove()
      reject(event)
    }
    link.after(again)
  })

let hasFailed = false

/** The build's own loader asks for a stylesheet once and takes one that failed for loaded. */
const restoreStyles = async (): Promise<void> => {
  if (!hasFailed) return
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loaded = new Set(links.filter(hasRules).map(({ href }) => href))
  const lost = new Map(links.filter(({ href }) => !loaded.has(href)).map((link) => [link.href, link]))
  await Promise.all([...lost.values()].map(loadAgain))
}

/** Offline, a reload would lose the page, so that one stays an error, and the next call tries again. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    await restoreStyles()
    return await load()
  } catch (cause) {
    hasFailed = true
    if ((await serverAnswers()) && firstTimeForThisBuild()) {
      location.reload()
      return new Promise<never>(() => undefined)
    }
    throw new Error('A part of the page could not be loaded', { cause })
  }
}
