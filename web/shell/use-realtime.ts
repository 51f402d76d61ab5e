import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { forgetSession } from '#web/session/session.ts'

/** Live updates while the page shows data. Loaded after it; until then, and if that fails, polling has to do. */
export const useRealtime = (): void => {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    forgetSession()
    navigate({ to: paths.login, state: { wasBanned: true } })
  })
  useEffect(() => {
    let isUnmounted = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { startRealtime } = await import('#web/live/realtime.ts')
      if (!isUnmounted) stop = startRealtime(queryClient(), () => leave())
    }
    start().catch(() => undefined)
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [])
}
