/** Notices that the server pushes to this browser: shown, opened by a click, and subscribed to again when that ends. */
import type { PushSettings } from '#contract/notices/push.ts'
import type { NoticeLink, PushPayload } from '#contract/notices/push-payload.ts'

declare const self: ServiceWorkerGlobalScope

const showNotice = async (data: PushMessageData | null): Promise<void> => {
  if (!data) return
  const { title, at, link, tag, actions }: PushPayload = data.json()
  // Titles are cut off after a line, what is below them is not.
  const options: NotificationOptions = {
    body: title,
    tag,
    icon: '/icons/192.png',
    data: { link, actions },
  }
  await self.registration.showNotification('CrewBeacon', {
    ...options,
    // A later one with the same tag makes itself noticed too.
    renotify: true,
    timestamp: Date.parse(at),
    actions: actions.map(({ title }, index) => ({ action: String(index), title })),
  } as NotificationOptions)
}

/** An address of this site, whatever the notice says. */
const addressOf = ({
  data,
  action,
}: {
  data: Pick<PushPayload, 'link' | 'actions'>
  action: string
}): string => {
  const path = data.actions[Number(action || NaN)]?.link ?? data.link
  const address = new URL(path, self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

const answerMs = 500

/** Whether the page goes there by itself, without being loaded again. One that has just begun to load does not answer. */
const askPage = (window: WindowClient, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), answerMs)
    const link: NoticeLink = { path: address.slice(self.location.origin.length) }
    window.postMessage(link, [port2])
  })

/** False if the window is not one of this worker's. */
const goTo = async (window: WindowClient, address: string): Promise<boolean> => {
  if (window.url === address || (await askPage(window, address))) return true
  return window.navigate(address).then(
    () => true,
    () => false,
  )
}

/** In a window of the site if there is one, else in a new one. Nothing is decided here: the page does that. */
const openAddress = async (address: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = windows.find(({ focused }) => focused) ?? windows[0]
  // Some browsers allow one of these for a click, so the focus comes last. Some do not allow it at all.
  if (window && (await goTo(window, address))) await window.focus().catch(() => undefined)
  else await self.clients.openWindow(address)
}

const url = '/api/account/push'
// Whatever language the browser prefers, the player has chosen theirs on the page.
const headers = { 'accept-language': '*', 'content-type': 'application/json' }

/** The push service has ended the subscription. Only whoever has turned notices on here, and is still signed in, gets a new one. */
const subscribeAgain = async (): Promise<void> => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) return
  const { publicKey, devices }: PushSettings = await answer.json()
  if (!devices.some(({ isCurrent }) => isCurrent)) return
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await fetch(`${url}/devices`, { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) })
}

export const handleNotifications = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openAddress(addressOf({ data: event.notification.data, action: event.action })))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()))
}
