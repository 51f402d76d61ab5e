import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiError, ErrorDetails } from '#web/api/api-error.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import type { paths } from '#web/paths.ts'

// Loaded on demand: hardly anybody who signs in is banned.
const importBannedScreen = async () => (await import('./BannedScreen.tsx')).BannedScreen

/** What a page with a sign-in form shows in its place to a player whose password was right, but who is banned. */
export const useBan = (path: typeof paths.login | typeof paths.register, redirect: string | undefined) => {
  const [ban, setBan] = useState<ErrorDetails>()
  const [hasReturned, setReturned] = useState(false)
  const { Part: BannedScreen, load } = useOnDemand(importBannedScreen)
  const navigate = useNavigate()
  const leave = () => {
    setBan(undefined)
    setReturned(true)
  }
  const show = async ({ details }: ApiError) => {
    if (!(await load())) return
    setBan(details)
    // The ban has been explained: SignedOutNote has nothing more to say, not even after a reload.
    navigate({ to: path, search: { redirect }, state: {}, replace: true })
  }
  return {
    screen: ban && BannedScreen ? <BannedScreen ban={ban} onLeave={leave} /> : undefined,
    hasReturned,
    show,
  }
}
