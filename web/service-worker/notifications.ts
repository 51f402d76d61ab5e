/** Notices that the server pushes to this browser: shown, opened by a click, and subscribed to again when that ends. */
import type { PushSettings } from '#contract/notices/push.ts'
import type { NoticeLink, PushAction, PushCall, PushPayload } from '#contract/notices/push-payload.ts'

declare const self: ServiceWorkerGlobalScope

/** What a notification knows when it is clicked. */
type NoticeData = Pick<PushPayload, 'link' | 'tag' | 'actions'>

const show = (text: string, { link, tag, actions }: NoticeData, more: object): Promise<void> => {
  // Titles are cut off after a line, what is below them is not.
  const options: NotificationOptions = {
    body: text,
    tag,
    icon: '/icons/192.png',
    data: { link, tag, actions },
  }
  return self.registration.showNotification('CrewBeacon', {
    ...options,
    ...more,
    actions: actions.map(({ title }, index) => ({ action: String(index), title })),
  } as NotificationOptions)
}

const showNotice = async (data: PushMessageData | null): Promise<void> => {
  if (!data) return
  const { title, at, ...notice }: PushPayload = data.json()
  // A later one with the same tag makes itself noticed too.
  await show(title, notice, { renotify: true, timestamp: Date.parse(at) })
}

/** An address of this site, whatever the notice says. */
const addressOf = (path: string): string => {
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

/** In a window of the site if there is one, else in a new one. */
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

/** The push service has ended the subscription. Only a player who has turned notices on here, and is still signed in, gets a new one. */
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

/** Browsers let a click open a page for a few seconds only. */
const callMs = 4000

const makeCall = async ({ method, path, body }: PushCall): Promise<boolean> => {
  const address = addressOf(path)
  if (!address.startsWith(`${self.location.origin}/api/`)) return false
  try {
    const signal = AbortSignal.timeout(callMs)
    return (await fetch(address, { method, headers, body: JSON.stringify(body), signal })).ok
  } catch {
    return false
  }
}

/** What needs no page is done here, and the notification says so. Everything else, and what fails, the page does. */
const act = async (notice: NoticeData, { link, call }: Partial<PushAction>): Promise<void> => {
  if (call && (await makeCall(call))) await show(call.done, { ...notice, actions: [] }, { silent: true })
  else await openAddress(addressOf(link ?? notice.link))
}

export const handleNotifications = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const notice: NoticeData = event.notification.data
    event.waitUntil(act(notice, notice.actions[Number(event.action || NaN)] ?? {}))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()))
}
