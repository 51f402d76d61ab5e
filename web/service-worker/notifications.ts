/** Notices that the server pushes to this browser: shown, opened by a click, and subscribed to again when that ends. */
import type { PushPayload } from '#contract/notices/push-payload.ts'

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

/** False if the window is not one of this worker's. */
const goTo = async (window: WindowClient, address: string): Promise<boolean> => {
  // Some browsers do not allow it.
  await window.focus().catch(() => undefined)
  if (window.url === address) return true
  return window.navigate(address).then(
    () => true,
    () => false,
  )
}

/** In a window of the site if there is one, else in a new one. Nothing is decided here: the page does that. */
const openAddress = async (address: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = windows.find(({ focused }) => focused) ?? windows[0]
  if (!window || !(await goTo(window, address))) await self.clients.openWindow(address)
}

const url = '/api/account/push'
// Whatever language the browser prefers, the player has chosen theirs on the page.
const headers = { 'accept-language': '*', 'content-type': 'application/json' }

/** The push service has ended the subscription. Without a session nobody is to get notices here. */
const subscribeAgain = async (): Promise<void> => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) return
  const { publicKey }: { publicKey: string } = await answer.json()
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
