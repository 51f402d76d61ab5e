/** One request to a push service. No error or log may name the address: anyone who knows it can send to the device. */
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '#server/config.ts'
import { countPush } from '#server/metrics/registry.ts'
import type { PushKeys } from '#server/secrets/secret-keys.ts'
import { noteAnswer, noteTimeout, remainingPauseMs } from './hanging-hosts.ts'
import { pushHostOf } from './push-hosts.ts'

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
}

export interface Push {
  /** What the service worker shows. */
  readonly payload: object
  /** Of two with the same tag, the later one replaces the earlier, wherever it is. */
  readonly tag: string
  readonly isUrgent: boolean
  /** How long the push service keeps it for a device that is away. */
  readonly ttlSeconds: number
}

/** `gone`: the device is to be forgotten. `refused`: trying again would not help. */
export type Delivery =
  | { readonly result: 'sent' | 'gone' | 'refused' }
  | { readonly result: 'failed'; readonly retryAfterMs?: number | undefined }

const timeoutMs = 10_000
/** A request that fails after so long has hung, whether we aborted it or the system did while it was connecting. */
const hangingMs = 5_000
const maxRetryAfterMs = 6 * 60 * 60_000

/** In seconds, or as a date. */
const retryAfterOf = (header: string | null, now: Date): number | undefined => {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxRetryAfterMs)
}

const requestOf = (config: Config, keys: PushKeys, { endpoint, p256dh, auth }: Subscription, push: Push) =>
  webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
    JSON.stringify(push.payload),
    {
      vapidDetails: { subject: `mailto:${config.site.operatorEmail}`, ...keys },
      TTL: push.ttlSeconds,
      urgency: push.isUrgent ? 'high' : 'normal',
      topic: createHash('sha256').update(push.tag).digest('base64url').slice(0, 32),
    },
  )

/** 401 and 403: the device has subscribed with another key than ours now. Forgotten, it can subscribe again. */
const goneStatuses: readonly number[] = [401, 403, 404, 410]

const outcomeOf = ({ status, headers }: Response, now: Date): Delivery => {
  if (status >= 200 && status < 300) return { result: 'sent' }
  if (goneStatuses.includes(status)) return { result: 'gone' }
  if (status === 429 || status >= 500)
    return { result: 'failed', retryAfterMs: retryAfterOf(headers.get('retry-after'), now) }
  return { result: 'refused' }
}

const deliver = async (
  { config, now }: { readonly config: Config; readonly now: () => Date },
  keys: PushKeys,
  subscription: Subscription,
  push: Push,
): Promise<Delivery> => {
  // The list may have become shorter since the device was stored.
  const host = pushHostOf(subscription.endpoint, config.pushHosts)
  if (host === undefined) return { result: 'gone' }
  const target = { host, endpoint: subscription.endpoint }
  const pauseMs = remainingPauseMs(target, now())
  if (pauseMs !== undefined) return { result: 'failed', retryAfterMs: pauseMs }
  const began = performance.now()
  const { endpoint, method, headers, body } = requestOf(config, keys, subscription, push)
  try {
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // What it says is of no interest.
    await response.body?.cancel()
    noteAnswer(target)
    return outcomeOf(response, now())
  } catch {
    if (performance.now() - began > hangingMs) noteTimeout(target, now())
    return { result: 'failed', retryAfterMs: remainingPauseMs(target, now()) }
  }
}

export const deliverPush = async (...args: Parameters<typeof deliver>): Promise<Delivery> => {
  const delivery = await deliver(...args)
  countPush(delivery.result)
  return delivery
}
