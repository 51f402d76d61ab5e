import { useEffect, useEffectEvent } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'

// Loaded on demand: only leaders see it, while anybody could wait.
const importPanel = async () => (await import('#web/features/waitlists/WaitlistPanel.tsx')).WaitlistPanel

export function CrewWaitlist({ crew }: { crew: CrewDetails }) {
  const { Part: WaitlistPanel, load } = useOnDemand(importPanel)
  const hasWaitlist = crew.viewer?.hasWaitlist === true
  const loadPanel = useEffectEvent(load)
  useEffect(() => {
    if (hasWaitlist) void loadPanel()
  }, [hasWaitlist])
  return hasWaitlist && WaitlistPanel ? <WaitlistPanel crew={crew} /> : null
}
