/** Without a service worker everything works but the offline page, so nothing waits for it and no failure is shown. */
const register = (): void => {
  // Undefined on insecure connections and where the player has switched it off.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
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
