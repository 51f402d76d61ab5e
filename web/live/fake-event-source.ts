/** For tests: a stream whose events the test sends, in a tab that the test hides and shows. */
import { vi } from 'vitest'

export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false

  constructor() {
    super()
    FakeEventSource.opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  send(name: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

export const openSources = () => FakeEventSource.opened.filter(({ isClosed }) => !isClosed)

/** The one connection there should be. */
export const theSource = (): FakeEventSource => {
  const [source, ...more] = openSources()
  if (!source || more.length > 0) throw new Error(`${openSources().length} open connections instead of one`)
  return source
}

/** Replaces what the stream uses of a browser, until `vi.unstubAllGlobals()`. */
export const stubBrowser = () => {
  FakeEventSource.opened.length = 0
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' })
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  const setVisibility = (state: 'visible' | 'hidden') => {
    document.visibilityState = state
    for (const target of [document, window]) target.dispatchEvent(new Event('visibilitychange'))
  }
  return { window, document, setVisibility }
}
