// Undefined on insecure connections and where the player has switched it off.
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

const load = (): Promise<ServiceWorkerRegistration> | undefined =>
  workers()?.register('/sw.js', { updateViaCache: 'none' })

/** Without a service worker everything works but the offline page and pushes, so nothing waits for it and no failure is shown. */
const register = (): void => {
  load()?.catch(() => undefined)
}

/** For what cannot do without it: resolves when it runs. */
export const activeServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  await load()
  return navigator.serviceWorker.ready
}

const whenIdle = (): void => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 })
  else setTimeout(register, 2_000)
}

/** Called once. The first view does not compete with it for the network. */
export const registerServiceWorker = (): void => {
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
