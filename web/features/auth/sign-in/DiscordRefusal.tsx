import { useEffect, useEffectEvent, useState } from 'react'
import { signInWithDiscord } from '#contract/discord/discord.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { beginSession } from '#web/api/session-store.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'

interface Props {
  onBanned: (error: ApiError) => Promise<void>
  /** The ban has ended meanwhile, and the player has codes. */
  onCodeNeeded: () => void
}

/** Asks why signing in with Discord was refused, so that a ban is explained as it is to players with a password. */
export function DiscordRefusal({ onBanned, onCodeNeeded }: Props) {
  const [problem, setProblem] = useState<unknown>()
  const ask = useEffectEvent(async () => {
    try {
      const { user } = await call(signInWithDiscord)
      beginSession(user)
    } catch (error) {
      if (!(error instanceof ApiError)) setProblem(error)
      else if (error.code === 'banned') await onBanned(error)
      else if (error.code === 'code_needed') onCodeNeeded()
      else setProblem(error)
    }
  })
  useEffect(() => {
    ask()
  }, [])
  return <FormProblem error={problem} fallback={m.discord_outcome_unavailable()} />
}
