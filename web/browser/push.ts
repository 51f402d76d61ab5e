/** Notices that this browser shows, also while the site is closed. */
import { activeServiceWorker } from './service-worker.ts'

/** `home-screen`: only once the player has put the site there. */
export type PushAbility = 'possible' | 'denied' | 'home-screen' | 'unsupported'

/** A recent iPad says that it is a Mac, but a Mac has no touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const pushAbility = (): PushAbility => {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isAppleMobile() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export interface BrowserSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Asks the player, so it belongs to a click. Undefined if they do not allow it. */
export const subscribeToPushes = async (publicKey: string): Promise<BrowserSubscription | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await activeServiceWorker()
  // A browser has one at a time, for one key.
  const earlier = await pushManager.getSubscription()
  if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** The server has forgotten it already: if this fails, nothing comes all the same. */
export const unsubscribeFromPushes = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
