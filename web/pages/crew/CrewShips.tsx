import type { CrewDetails } from '#contract/crews/crews.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'
import { BringShip } from '#web/features/missions/BringShip.tsx'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { useUser } from '#web/session/session.ts'
import { sectionIds } from './go-to-section.ts'

/** The ships that the crew brings, and for those aboard which of their own they bring. Absent if there is neither. */
export function CrewShips({ crew }: { crew: CrewDetails }) {
  const userId = useUser()?.id
  const canBring = crew.viewer?.can.bringShip === true
  const { data: fleet = [] } = useOwnFleet(canBring ? userId : undefined)
  const control =
    canBring && userId !== undefined && fleet.length > 0 ? (
      <BringShip crew={crew} userId={userId} fleet={fleet} />
    ) : undefined
  return crew.ships.length > 0 || control ? (
    <ShipsAboard id={sectionIds.ships} ships={crew.ships}>
      {control}
    </ShipsAboard>
  ) : null
}
