import { useEffect } from 'react'
import { queryClient } from '#web/api/query-client.ts'

/** Live updates while the page shows data. Loaded after it; until then, and if that fails, polling has to do. */
export const useRealtime = (): void => {
  useEffect(() => {
    let isUnmounted = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { startRealtime } = await import('#web/live/realtime.ts')
      if (!isUnmounted) stop = startRealtime(queryClient())
    }
    start().catch(() => undefined)
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [])
}
