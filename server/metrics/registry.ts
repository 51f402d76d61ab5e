/** What is counted where it happens. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { AppError } from '#server/errors.ts'

export const registry = new Registry()
const registers = [registry]

/** In seconds: from what a cached answer takes to what a visitor no longer waits for. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export const requests = new Counter({
  name: 'crewbeacon_http_requests_total',
  help: 'Requests by method, pattern of the route and status; 499 if the client gave up.',
  labelNames: ['method', 'route', 'status'],
  registers,
})

export const requestSeconds = new Histogram({
  name: 'crewbeacon_http_request_seconds',
  help: 'How long requests took, except event streams.',
  labelNames: ['route'],
  buckets: seconds,
  registers,
})

const loginsRefused = new Counter({
  name: 'crewbeacon_logins_refused_total',
  help: 'Logins that were refused, by reason.',
  labelNames: ['reason'],
  registers,
})

const loginRefusals: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'wrong',
  wrong_code: 'wrong',
  code_expired: 'wrong',
  passkey_unknown: 'wrong',
  passkey_refused: 'wrong',
  passkey_cloned: 'wrong',
  banned: 'banned',
  too_many_requests: 'too_many',
  unavailable: 'overload',
}

/** Counts a login if it is refused. */
export const countLogin = async <T>(login: Promise<T>): Promise<T> => {
  try {
    return await login
  } catch (error) {
    const reason = error instanceof AppError ? loginRefusals[error.code] : undefined
    if (reason) loginsRefused.inc({ reason })
    throw error
  }
}

export const statementSeconds = new Histogram({
  name: 'crewbeacon_statement_seconds',
  help: 'How long the database took for a statement, by its first word.',
  labelNames: ['statement'],
  buckets: seconds,
  registers,
})

export const renderSeconds = new Histogram({
  name: 'crewbeacon_page_render_seconds',
  help: 'How long pages took to render, with the statements for them.',
  labelNames: ['page'],
  buckets: seconds,
  registers,
})

const plainPages = new Counter({
  name: 'crewbeacon_pages_plain_total',
  help: 'Pages that were left to the browser to render, by reason.',
  labelNames: ['reason'],
  registers,
})

/** `private`: a page that the server never renders, and addresses that are too long or cannot be read. */
export type PlainReason =
  | 'private'
  | 'starting'
  | 'busy'
  | 'too_many_requests'
  | 'unavailable'
  | 'late'
  | 'too_long'
  | 'failed'

export const countPlainPage = (reason: PlainReason): void => plainPages.inc({ reason })

const cacheLookups = new Counter({
  name: 'crewbeacon_cache_lookups_total',
  help: 'Lookups among the answers that guests share, by result: hit or miss.',
  labelNames: ['result'],
  registers,
})

export const countLookup = (isHit: boolean): void => cacheLookups.inc({ result: isHit ? 'hit' : 'miss' })

const reads = new Counter({
  name: 'crewbeacon_reads_total',
  help: 'Reads that a replica may answer, by the server that was asked: replica or primary.',
  labelNames: ['server'],
  registers,
})

export const countRead = (server: 'replica' | 'primary'): void => reads.inc({ server })

const mails = new Counter({
  name: 'crewbeacon_mails_total',
  help: 'Attempts to send a mail, by result: sent or failed.',
  labelNames: ['result'],
  registers,
})

/** Counts a mail when it is sent, or when that fails. */
export const countMail = async (sending: Promise<void>): Promise<void> => {
  try {
    await sending
    mails.inc({ result: 'sent' })
  } catch (error) {
    mails.inc({ result: 'failed' })
    throw error
  }
}

const pushResults = ['sent', 'gone', 'refused', 'failed'] as const
export type PushResult = (typeof pushResults)[number]

const pushes = new Counter({
  name: 'crewbeacon_pushes_total',
  help: 'Attempts to show notices on a device, by result: sent, gone (the device is forgotten), refused or failed.',
  labelNames: ['result'],
  registers,
})

export const countPush = (result: PushResult): void => pushes.inc({ result })

export const openStreams = new Gauge({
  name: 'crewbeacon_streams_open',
  help: 'Open event streams.',
  registers,
})

// A rate needs the zero before the first one.
for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
for (const result of pushResults) pushes.inc({ result }, 0)
for (const reason of Object.values(loginRefusals)) loginsRefused.inc({ reason }, 0)
