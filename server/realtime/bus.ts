/** One LISTEN connection per node: passes on what any node publishes. */
import type { Connection } from '#server/db/connect.ts'
import { type BusEvent, busEvent, channel } from './publish.ts'

/** `gap`: this node may have missed some events. */
export type BusMessage = BusEvent | { readonly topic: 'gap' }

export interface Bus {
  start(): Promise<void>
  stop(): Promise<void>
  /** Returns the function that unsubscribes. */
  subscribe(listener: (message: BusMessage) => void): () => void
}

const parse = (payload: string): BusEvent | undefined => {
  try {
    return busEvent.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

export const createBus = (connection: Connection): Bus => {
  const listeners = new Set<(message: BusMessage) => void>()
  const emit = (message: BusMessage) => {
    for (const listener of listeners) listener(message)
  }
  let close: (() => Promise<void>) | undefined
  return {
    async start() {
      if (close) return
      close = await connection.listen(channel, {
        onPayload: (payload) => {
          const event = parse(payload)
          if (event) emit(event)
        },
        onGap: () => emit({ topic: 'gap' }),
      })
      emit({ topic: 'gap' })
    },
    async stop() {
      await close?.()
      close = undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
