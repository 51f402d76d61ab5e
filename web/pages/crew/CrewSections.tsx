import { useHydrated } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { CrewPageSkeleton } from '#web/features/crews/details/CrewPageSkeleton.tsx'
import { GuestSections } from './guest/GuestSections.tsx'
import { PlayerSections } from './lazy-player-sections.ts'

/** The crew as its viewer sees it. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  const { viewer } = crew
  const [wasPlayer, setWasPlayer] = useState(viewer !== undefined)
  // It stays so when the session ends: they may be typing.
  if (viewer && !wasPlayer) setWasPlayer(true)
  // Who signs in while they read keeps the guest's page until the other sections are loaded.
  const isPlayer = useDeferredValue(wasPlayer)
  // What the server rendered is hydrated together with the page around it.
  const [wasRendered] = useState(!useHydrated() && isPlayer)
  if (!isPlayer) return <GuestSections crew={crew} />
  const sections = <PlayerSections crew={crew} />
  return wasRendered ? sections : <Suspense fallback={<CrewPageSkeleton />}>{sections}</Suspense>
}
