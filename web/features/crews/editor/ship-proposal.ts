/** What a ship says about a post: its size, its seats and the roles of its stations. */
import { crewLimits } from '#contract/crews/fields.ts'
import { neededSeats } from '#contract/crews/seats.ts'
import type { Ship } from '#contract/fleet/fleet.ts'
import { crewSizeOfShip } from '#contract/fleet/stations.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import type { CrewFormValues } from './crew-form.ts'

export type ShipFields = Pick<CrewFormValues, 'shipRequired' | 'maxCrewSize' | 'roles'>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isSameProposal = (a: ShipFields, b: ShipFields): boolean =>
  a.shipRequired === b.shipRequired && a.maxCrewSize === b.maxCrewSize && isSame(a.roles, b.roles)

/** Whether the leader has filled in none of it. */
export const isBlank = ({ shipRequired, maxCrewSize, roles }: ShipFields): boolean =>
  shipRequired === '' && maxCrewSize === crewLimits.defaultCrewSize && roles.length === 0

/** A role that somebody holds or has applied for cannot be replaced without taking it from them. */
const isWanted = ({ slotsFilled, applicationCount }: CrewRole): boolean =>
  slotsFilled > 0 || applicationCount > 0

/** `taken` seats are somebody's already. What the ship says nothing about stays as it is. */
export const proposalFor = (
  ship: Ship,
  shipRoles: readonly CrewRole[],
  before: ShipFields,
  taken: number,
): ShipFields => {
  const keepsRoles = shipRoles.length === 0 || before.roles.some(isWanted)
  const roles = keepsRoles ? before.roles : [...shipRoles]
  const size = Math.max(crewSizeOfShip(ship) ?? before.maxCrewSize, neededSeats(roles), taken)
  return { shipRequired: ship.size, maxCrewSize: Math.min(size, crewLimits.crewSize), roles }
}

/** "ship size, crew size, and roles": what the proposal changes. */
export const changedText = (before: ShipFields, after: ShipFields): string => {
  const parts = [
    ...(before.shipRequired === after.shipRequired ? [] : [m.editor_ship_part_size()]),
    ...(before.maxCrewSize === after.maxCrewSize ? [] : [m.editor_ship_part_crew()]),
    ...(isSame(before.roles, after.roles) ? [] : [m.editor_ship_part_roles()]),
  ]
  return new Intl.ListFormat(currentLocale()).format(parts)
}
