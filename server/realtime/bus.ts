/** One ear for each node: hands on what any node publishes. */
import type { Connection } from '#server/db/connect.ts'
import { channel, type News, news } from './publish.ts'

/** `gap`: this node may have missed some news. */
export type Heard = News | { readonly topic: 'gap' }

export interface Bus {
  start(): Promise<void>
  stop(): Promise<void>
  /** Returns how to stop listening. */
  listen(listener: (item: Heard) => void): () => void
}

const parse = (payload: string): News | undefined => {
  try {
    return news.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

export const createBus = (connection: Connection): Bus => {
  const listeners = new Set<(item: Heard) => void>()
  const tell = (item: Heard) => {
    for (const listener of listeners) listener(item)
  }
  let close: (() => Promise<void>) | undefined
  return {
    async start() {
      if (close) return
      close = await connection.listen(channel, {
        onPayload: (payload) => {
          const item = parse(payload)
          if (item) tell(item)
        },
        onGap: () => tell({ topic: 'gap' }),
      })
      tell({ topic: 'gap' })
    },
    async stop() {
      await close?.()
      close = undefined
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
