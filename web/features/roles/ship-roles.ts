import type { Ship } from '#contract/fleet/fleet.ts'
import { crewSizeOfShip, stationsOfShip } from '#contract/fleet/stations.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { addRole, draftOfTemplate } from './edited-roles.ts'

/** The stations of a ship as roles of a post. The shares of a large crew are smaller: together they stay below 100 %. */
export const rolesOfShip = (ship: Ship): CrewRole[] => {
  const evenShare = Math.floor(100 / (crewSizeOfShip(ship) ?? 1))
  return stationsOfShip(ship).reduce<CrewRole[]>((roles, { template, seats }) => {
    const draft = draftOfTemplate(template)
    const share = draft.compensationPercentage
    return addRole(roles, {
      ...draft,
      slotsNeeded: seats,
      compensationPercentage: share === null ? null : Math.min(share, evenShare),
    })
  }, [])
}
