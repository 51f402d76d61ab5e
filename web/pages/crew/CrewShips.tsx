import { useEffect, useEffectEvent } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'

// Most visitors have nothing to bring.
const importOwnShips = async () => (await import('./OwnCrewShips.tsx')).OwnCrewShips

const canBring = ({ viewer }: CrewDetails): boolean => viewer?.can.bringShip === true

/** The ships that the crew brings. Absent if there are none, unless the viewer can bring one. */
export function CrewShips({ crew }: { crew: CrewDetails }) {
  const { Part: OwnCrewShips, load } = useOnDemand(importOwnShips, { isSilent: true })
  const loadChoice = useEffectEvent((crew: CrewDetails) => {
    if (canBring(crew) && !OwnCrewShips) load()
  })
  // After a failure again with the next change of the crew: the server answers then.
  useEffect(() => loadChoice(crew), [crew])
  if (canBring(crew) && OwnCrewShips) return <OwnCrewShips crew={crew} />
  return crew.ships.length > 0 ? <ShipsAboard ships={crew.ships} /> : null
}
