/** Loads a part of the page that a new deployment may have replaced. */
import { NetworkError } from './network-error.ts'
import { readFromTab, storeInTab } from './storage.ts'

const storageKey = 'reloaded-for-build'

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** True once per build, and never without storage: otherwise the page could reload forever. */
const isFirstReloadForBuild = (): boolean => {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  const before = readFromTab(storageKey)
  storeInTab(storageKey, build)
  return before !== build && readFromTab(storageKey) === build
}

const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Keeps the first link, which may only be slow and have code waiting for it. */
const retryStylesheet = (link: HTMLLinkElement): Promise<Event> =>
  new Promise((resolve, reject) => {
    const retry = link.cloneNode() as HTMLLinkElement
    retry.onload = resolve
    retry.onerror = (event) => {
      retry.remove()
      reject(event)
    }
    link.after(retry)
  })

let hasFailed = false
let isReloading = false
/** A visitor who stays all the same, or a browser that does not reload, has the page for longer. */
const reloadMs = 5_000

/** Whether the page is about to be replaced by the one of a new deployment. */
export const isReloadingForBuild = (): boolean => isReloading

/** The loader that Vite generates requests a stylesheet once, and treats a failed one as loaded. */
const restoreStyles = async (): Promise<void> => {
  if (!hasFailed) return
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loaded = new Set(links.filter(hasRules).map(({ href }) => href))
  const missing = new Map(links.filter(({ href }) => !loaded.has(href)).map((link) => [link.href, link]))
  await Promise.all([...missing.values()].map(retryStylesheet))
}

/** Reloads the page if the chunk is gone. Offline it throws instead, as a reload would lose the page. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    await restoreStyles()
    return await load()
  } catch (cause) {
    hasFailed = true
    const isReachable = await serverAnswers()
    if (isReachable && isFirstReloadForBuild()) {
      isReloading = true
      setTimeout(() => {
        isReloading = false
      }, reloadMs)
      location.reload()
      return new Promise<never>(() => undefined)
    }
    const message = 'A part of the page could not be loaded'
    throw isReachable ? new Error(message, { cause }) : new NetworkError(message, { cause })
  }
}
