/** For tests: what the live stream uses of a browser, with several tabs in it and nothing that takes real time. */
import { vi } from 'vitest'

export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  closed = false

  constructor() {
    super()
    FakeEventSource.opened.push(this)
  }
  close(): void {
    this.closed = true
  }
  open(heardForMs = 0): void {
    this.onopen?.()
    this.say('hello', { heardForMs })
  }
  say(name: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

/** The connections that nobody closed. */
export const openSources = () => FakeEventSource.opened.filter(({ closed }) => !closed)

/** The one connection there should be. */
export const theSource = (): FakeEventSource => {
  const [source, ...more] = openSources()
  if (!source || more.length > 0) throw new Error(`${openSources().length} open connections instead of one`)
  return source
}

class FakeChannel {
  static readonly all = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  private readonly name: string
  private readonly tab = currentTab

  constructor(name: string) {
    this.name = name
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    if (this.tab.suspended) return
    const others = [...FakeChannel.all].filter((other) => other !== this && other.name === this.name)
    for (const other of others) {
      queueMicrotask(() => {
        if (!other.tab.suspended && FakeChannel.all.has(other)) other.onmessage?.({ data })
      })
    }
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

interface Held {
  readonly lost: (reason: unknown) => void
}

interface LockWish {
  readonly signal?: AbortSignal
  readonly steal?: boolean
}

/** Web Locks as far as they are used: wait, give up waiting, take away. */
class FakeLocks {
  private readonly held = new Map<string, Held>()
  private readonly queues = new Map<string, (() => void)[]>()

  async request(name: string, { signal, steal }: LockWish, use: () => Promise<void>): Promise<void> {
    // As in a browser, the answer never comes at once.
    await Promise.resolve()
    signal?.throwIfAborted()
    if (steal) this.held.get(name)?.lost(new DOMException('Stolen', 'AbortError'))
    else if (this.held.has(name)) await this.turn(name, signal)
    return new Promise((resolve, reject) => {
      const held = { lost: reject }
      this.held.set(name, held)
      use().then(() => {
        if (this.held.get(name) === held) this.release(name)
        resolve()
      }, reject)
    })
  }
  private turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.queues.get(name) ?? []
    this.queues.set(name, queue)
    return new Promise((resolve, reject) => {
      queue.push(resolve)
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(resolve)
        if (place >= 0) queue.splice(place, 1)
        reject(signal.reason)
      })
    })
  }
  private release(name: string): void {
    this.held.delete(name)
    this.queues.get(name)?.shift()?.()
  }
}

interface Tab {
  /** It hears and says nothing. */
  suspended: boolean
}
let currentTab: Tab = { suspended: false }

/** What is opened from now on belongs to this tab. */
export const newTab = (): Tab => {
  currentTab = { suspended: false }
  return currentTab
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' })

export const lookAt = (visibilityState: 'visible' | 'hidden'): void => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

export const setCookie = (cookie: string): void => {
  page.cookie = cookie
}

/** Puts them in place of the browser's, until `vi.unstubAllGlobals()`. */
export const fakeBrowser = ({ sharing = true } = {}) => {
  FakeEventSource.opened.length = 0
  FakeChannel.all.clear()
  newTab()
  page.visibilityState = 'visible'
  page.cookie = ''
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', sharing ? { locks: new FakeLocks() } : {})
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('EventSource', FakeEventSource)
  return { window }
}
