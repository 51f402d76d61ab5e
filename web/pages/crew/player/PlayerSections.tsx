import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewSearch } from '#web/pages/crew/crew-search.ts'
import { LeaderSections } from '#web/pages/crew/lazy-leader-sections.ts'
import { paths } from '#web/paths.ts'
import { ReaderSections } from './ReaderSections.tsx'

/** Who cannot apply, or can no longer, keeps no address that asks for it: they would share it, and read it again. */
const useAddressWithoutApply = ({ viewer }: CrewDetails): void => {
  const { apply } = useSearch({ from: '/data/crew/$id' })
  const navigate = useNavigate({ from: paths.crew })
  const isInVain = apply !== undefined && viewer?.canApply === false
  const remove = useEffectEvent(() =>
    navigate({
      search: ({ view }: CrewSearch) => ({ view }),
      replace: true,
      state: true,
      resetScroll: false,
    }),
  )
  useEffect(() => {
    if (isInVain) void remove()
  }, [isInVain])
}

/**
 * Members and visitors share theirs: who is accepted while they read must not lose what they are doing. Leaders have both
 * loaded: they become members as soon as another player accepts the crew.
 */
export function PlayerSections({ crew }: { crew: CrewDetails }) {
  useAddressWithoutApply(crew)
  const canLead = crew.viewer?.canLead === true
  // Keep the current sections while the leader's chunk loads: players become leaders while they read.
  const canLeadSince = useDeferredValue(canLead)
  return canLead && canLeadSince ? <LeaderSections crew={crew} /> : <ReaderSections crew={crew} />
}
