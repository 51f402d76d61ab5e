import { useEffect } from 'react'
import { queryClient } from '#web/api/query-client.ts'

/** Live updates while the page shows data. Loaded after it, and without them the polling still works. */
export const useRealtime = (): void => {
  useEffect(() => {
    let gone = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { startRealtime } = await import('#web/live/realtime.ts')
      if (!gone) stop = startRealtime(queryClient())
    }
    start().catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
