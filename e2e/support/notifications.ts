/// <reference lib="dom" />
/**
 * The browser of the tests has neither a push service nor notifications, so a few things are stood in for:
 * the subscription, with keys made here; what `Notification.permission` says before the player is asked; showing a
 * notification, which the worker's registration notes instead; and the click on it, an event that the worker is sent. Asking for
 * permission, storing the device, delivering to the worker, and everything that the worker and the page do are real.
 */
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { newPushKeys } from '#server/testing/fakes/push-service.ts'

/** Counts how often the player is asked for permission. */
export const standIn = (page: Page) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) }
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => null,
      })
      let permission: NotificationPermission = 'default'
      const ask = Notification.requestPermission.bind(Notification)
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        const { dataset } = document.documentElement
        dataset.asked = String(Number(dataset.asked ?? 0) + 1)
        permission = await ask()
        return permission
      }
    },
    { endpoint: `https://fcm.googleapis.com/fcm/send/${newWord()}`, keys: newPushKeys().publicKeys },
  )

// As text: the worker has other globals than a page.
const noteNotifications = `
  self.shown = []
  registration.showNotification = async (title, { body, tag, data }) => {
    self.shown = [...self.shown.filter((each) => each.tag !== tag), { title, body, tag, data }]
  }
`
export const clickOn = (action: string) => `{
  const [{ data }] = self.shown
  const notification = { data, close: () => self.shown.pop() }
  const event = Object.assign(new Event('notificationclick'), {
    notification, action: '${action}', waitUntil: () => undefined,
  })
  dispatchEvent(event)
}`

export const openWorker = async (context: BrowserContext): Promise<Worker> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(noteNotifications)
  return worker
}

export const shownIn = (worker: Worker): Promise<object[]> =>
  worker.evaluate('self.shown.map(({ title, body, tag }) => ({ title, body, tag }))')

/** By the DevTools protocol, as if it came from the push service. */
export const deliver = async (context: BrowserContext, page: Page, payload: object) => {
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const data = JSON.stringify(payload)
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}
