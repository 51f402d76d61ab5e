import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#web/api/session.ts'

/** What one player was shown must not be left for the next. */
export const useFreshDataPerPlayer = (): void => {
  const client = useQueryClient()
  const session = useSession()
  const player = session.status === 'signed-in' ? session.user.id : session.status
  const before = useRef(player)
  useEffect(() => {
    if (before.current !== player && before.current !== 'loading') client.resetQueries()
    before.current = player
  }, [client, player])
}
