/**
 * Who flies a ship: the roles that a crew of its class needs beside the leader, who is at the controls. The first ones
 * are needed most, so a small ship has only those. In a file of its own because only the editor loads it.
 */

import classes from '../data/ship-stations.json' with { type: 'json' }
import type { Ship } from '../fleet/fleet.ts'
import { type RoleTemplate, roleTemplates } from '../roles/templates.ts'
import { crewLimits } from './fields.ts'

interface StoredStation {
  readonly template: string
  /** At most so many; fewer where the ship has no more seats left. */
  readonly seats: number
  /** Only ships with at least so many seats have it. */
  readonly fromCrew?: number
}

const stationsByClass: ReadonlyMap<string, readonly StoredStation[]> = new Map(Object.entries(classes))

const templatesById = new Map(roleTemplates.map((template) => [template.id, template]))

interface Station {
  readonly template: RoleTemplate
  readonly seats: number
}

type CrewedShip = Pick<Ship, 'role' | 'maxCrew'>

/** The seats that a post for the ship has; undefined for ships that are flown alone, where the ship says nothing. */
export const crewSizeOfShip = ({ maxCrew }: Pick<Ship, 'maxCrew'>): number | undefined =>
  maxCrew > 1 ? Math.min(maxCrew, crewLimits.crewSize) : undefined

/** The roles that the ship has seats for. None for a class that is not known: an operator may add ships. */
export const stationsOfShip = (ship: CrewedShip): Station[] => {
  const crewSize = crewSizeOfShip(ship) ?? 1
  let left = crewSize - 1
  return (stationsByClass.get(ship.role) ?? []).flatMap(({ template: id, seats, fromCrew = 0 }) => {
    const template = templatesById.get(id)
    const taken = crewSize < fromCrew ? 0 : Math.min(seats, left)
    if (!template || taken === 0) return []
    left -= taken
    return [{ template, seats: taken }]
  })
}
