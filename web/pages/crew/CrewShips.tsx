import { useEffect, useEffectEvent } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'

// Most visitors have nothing to bring.
const importOwnShips = async () => (await import('./OwnCrewShips.tsx')).OwnCrewShips

/** The ships that the crew brings. Absent if there are none, unless the viewer can bring one. */
export function CrewShips({ crew }: { crew: CrewDetails }) {
  const { Part: OwnCrewShips, load } = useOnDemand(importOwnShips)
  const canBring = crew.viewer?.can.bringShip === true
  const loadChoice = useEffectEvent(load)
  useEffect(() => {
    if (canBring) loadChoice()
  }, [canBring])
  if (canBring && OwnCrewShips) return <OwnCrewShips crew={crew} />
  return crew.ships.length > 0 ? <ShipsAboard ships={crew.ships} /> : null
}
