import { crewSizeOfShip, stationsOfShip } from '#contract/crews/stations.ts'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { addRole, draftOfTemplate } from './edited-roles.ts'

/** The stations of a ship as roles of a post. Everyone aboard has the same share, the leader what is left. */
export const rolesOfShip = (ship: Ship): CrewRole[] => {
  const evenShare = Math.floor(100 / (crewSizeOfShip(ship) ?? 1))
  return stationsOfShip(ship).reduce<CrewRole[]>(
    (roles, { template, seats }) =>
      addRole(roles, {
        ...draftOfTemplate(template),
        slotsNeeded: seats,
        compensationType: 'split',
        compensationPercentage: evenShare,
      }),
    [],
  )
}
