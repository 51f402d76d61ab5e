// Players who write, read and listen over HTTP, and note every write that was acknowledged.
import { setTimeout as wait } from 'node:timers/promises'
import { openStream } from './stream.mjs'
import { until } from './until.mjs'

/**
 * @typedef {{ id: number, title: string, at: number }} Write
 * @typedef {{ at: number, what: string }} Finding
 * @typedef {Awaited<ReturnType<typeof startLoad>>} Load
 */

const writers = 4
const streams = 6
const timeoutMs = 20_000

/** While a fault lasts, these are no wrong answers: the visitor is asked to come back. */
const refusals = new Set([502, 503, 504])

/** In consonants: some numbers are words that our rules do not allow. */
const wordFor = (/** @type {number} */ number) =>
  String(number).replace(/\d/g, (digit) => 'bdgjlmpqrt'[Number(digit)] ?? '')

/** @param {string} url of the site */
export const startLoad = async (url) => {
  /** @type {Write[]} */
  const writes = []
  /** @type {Finding[]} */
  const wrong = []
  /** @type {Finding[]} */
  const refusedWrites = []
  /** @type {Finding[]} */
  const refusedReads = []
  let isOver = false
  let number = 0

  /**
   * Undefined if there was no answer.
   * @type {(path: string, options?: RequestInit) => Promise<{ status: number, text: string, cookie: string } | undefined>}
   */
  const send = async (path, options) => {
    try {
      const answer = await fetch(`${url}${path}`, {
        ...options,
        // A connection for each: nginx closes those that are idle when it is reloaded, and unlike browsers fetch does not try again.
        headers: { ...options?.headers, connection: 'close' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      return { status: answer.status, text: await answer.text(), cookie }
    } catch {
      return undefined
    }
  }
  /** @type {(path: string, body: object, cookie?: string) => ReturnType<typeof send>} */
  const post = (path, body, cookie) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    })
  const note = (/** @type {string} */ what) => wrong.push({ at: Date.now(), what })
  /** @type {(findings: Finding[], what: string, answer: Awaited<ReturnType<typeof send>>) => void} */
  const noteRefusal = (findings, what, answer) => {
    if (answer && !refusals.has(answer.status)) note(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
    else findings.push({ at: Date.now(), what: answer ? String(answer.status) : 'no answer' })
  }

  /** The cookie of a new player, whose address gets one mail. */
  const register = async () => {
    number += 1
    const name = `player-${number}`
    const email = `${name}@players.example`
    const answer = await post('/api/auth/register', {
      ...{ username: name, email, password: 'correct horse, wrong battery' },
      ...{ timezone: 'UTC', preferredLanguages: ['en'] },
    })
    if (answer?.status !== 201) noteRefusal(refusedWrites, 'registration', answer)
    return answer?.cookie ?? ''
  }

  const write = async (/** @type {string} */ cookie) => {
    number += 1
    const title = `Run ${wordFor(number)}`
    const draft = { title, description: 'Refinery after.', activity: 'mining' }
    const answer = await post('/api/crew', draft, cookie)
    if (answer?.status !== 201) {
      noteRefusal(refusedWrites, 'write', answer)
      return wait(100)
    }
    const { id } = JSON.parse(answer.text)
    writes.push({ id, title, at: Date.now() })
    await read(`/api/crew/${id}?preload=true`, (text) => JSON.parse(text).title === title)
  }

  /**
   * The text of the answer, if it is right.
   * @type {(path: string, isRight: (text: string) => boolean) => Promise<string | undefined>}
   */
  const read = async (path, isRight) => {
    const answer = await send(path)
    if (answer?.status === 200 && isRight(answer.text)) return answer.text
    noteRefusal(refusedReads, path, answer)
    return undefined
  }

  /** Loads a page with all the files that it names, as a browser does. */
  const visit = async (/** @type {string} */ path) => {
    const page = await read(path, (text) => text.includes('</html>'))
    const files = new Set(page?.match(/\/assets\/[\w.-]+/g))
    await Promise.all([...files].map((file) => read(file, (text) => text !== '')))
  }

  /** Its answer is right without crews as long as none was written. */
  const readBoard = async () => {
    const isWritten = writes.length > 0
    await read('/api/crew-finder', (text) => !isWritten || JSON.parse(text).length > 0)
  }

  const repeat = async (/** @type {() => Promise<unknown>} */ work, /** @type {number} */ pauseMs) => {
    while (!isOver) {
      await work()
      await wait(pauseMs)
    }
  }

  const cookies = []
  for (let count = 0; count < writers; count += 1) cookies.push(await until('a player', register))
  const listeners = Array.from({ length: streams }, () => openStream(`${url}/api/events`))
  const work = [
    ...cookies.map((cookie) => repeat(() => write(cookie), 100)),
    repeat(readBoard, 100),
    repeat(() => visit('/'), 250),
    repeat(register, 700),
  ]

  return {
    writes,
    wrong,
    note,
    refusedWrites,
    refusedReads,
    /** Waits until so many more writes were acknowledged. */
    untilWritten: async (count = 20) => {
      const before = writes.length
      await until('writes', () => writes.length >= before + count)
    },
    /** How many streams receive an event within half a minute from now. */
    countStreams: async () => {
      const now = Date.now()
      const countReceivers = () => listeners.filter((listener) => listener.lastEvent() > now).length
      await until('streams', () => countReceivers() === streams, 30).catch(() => undefined)
      return countReceivers()
    },
    streams,
    stop: async () => {
      isOver = true
      for (const listener of listeners) listener.close()
      await Promise.all(work)
    },
  }
}
