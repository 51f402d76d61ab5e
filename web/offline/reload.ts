const retryMs = 15_000

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const reloadIfReachable = async (): Promise<void> => {
  if (navigator.onLine && document.visibilityState === 'visible' && (await serverAnswers())) location.reload()
}

/** The network is back before the server can be reached, and the server may be the one that was gone: it is asked. */
export const reloadWhenReachable = (): void => {
  window.addEventListener('online', reloadIfReachable)
  document.addEventListener('visibilitychange', reloadIfReachable)
  setInterval(reloadIfReachable, retryMs)
}
