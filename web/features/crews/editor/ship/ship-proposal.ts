/** What a ship says about a post: activity, title, its size, its seats and the roles of its stations. */
import { crewLimits } from '#contract/crews/fields.ts'
import { neededSeats } from '#contract/crews/seats.ts'
import { activityOfShip } from '#contract/crews/ship-activities.ts'
import { crewSizeOfShip } from '#contract/crews/stations.ts'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import type { CrewFormValues } from '#web/features/crews/editor/crew-form.ts'
import { currentLocale } from '#web/i18n/language.ts'

type SeatFields = Pick<CrewFormValues, 'shipRequired' | 'maxCrewSize' | 'roles'>
type TopicFields = Pick<CrewFormValues, 'activity' | 'title'>
export type ShipFields = SeatFields & TopicFields

export interface Change {
  readonly before: ShipFields
  readonly after: ShipFields
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const hasSameSeats = (a: SeatFields, b: SeatFields): boolean =>
  a.shipRequired === b.shipRequired && a.maxCrewSize === b.maxCrewSize && isSame(a.roles, b.roles)

export const isSameProposal = (a: ShipFields, b: ShipFields): boolean =>
  hasSameSeats(a, b) && a.activity === b.activity && a.title === b.title

/** Whether the leader has filled in none of what a proposal would replace. */
export const hasBlankSeats = ({ shipRequired, maxCrewSize, roles }: SeatFields): boolean =>
  shipRequired === '' && maxCrewSize === crewLimits.defaultCrewSize && roles.length === 0

/** A role that a player holds or has applied for cannot be replaced without taking it from them. */
const isWanted = ({ slotsFilled, applicationCount }: CrewRole): boolean =>
  slotsFilled > 0 || applicationCount > 0

/** Only where the leader has left it blank. */
const topicFor = (ship: Ship, before: TopicFields): TopicFields => {
  const activity = before.activity || activityOfShip(ship) || ''
  const proposed =
    activity === ''
      ? m.editor_ship_title({ ship: ship.name })
      : m.editor_ship_title_activity({ activity: activityLabel(activity), ship: ship.name })
  return { activity, title: before.title.trim() === '' ? proposed : before.title }
}

/** `taken` seats belong to players already. What the ship says nothing about stays as it is. */
export const proposalFor = (
  ship: Ship,
  shipRoles: readonly CrewRole[],
  before: ShipFields,
  taken: number,
): ShipFields => {
  const keepsRoles = shipRoles.length === 0 || before.roles.some(isWanted)
  const roles = keepsRoles ? before.roles : [...shipRoles]
  const size = Math.max(crewSizeOfShip(ship) ?? before.maxCrewSize, neededSeats(roles), taken)
  return {
    ...topicFor(ship, before),
    shipRequired: ship.size,
    maxCrewSize: Math.min(size, crewLimits.crewSize),
    roles,
  }
}

/** The next fields; but an activity or a title that the leader has changed since `shown` stays. */
export const keepTopic = (next: ShipFields, shown: TopicFields, current: TopicFields): ShipFields => ({
  ...next,
  activity: current.activity === shown.activity ? next.activity : current.activity,
  title: current.title === shown.title ? next.title : current.title,
})

/** A form that opens with a ship. */
export const withShip = (
  form: CrewFormValues,
  ship: Ship,
  shipRoles: readonly CrewRole[],
): CrewFormValues => ({
  ...form,
  ...proposalFor(ship, shipRoles, form, 1),
  shipId: String(ship.id),
  shipName: ship.name,
})

/** "activity, title, ship size, crew size, and roles": what the proposal changes. */
export const changedText = ({ before, after }: Change): string => {
  const parts = [
    ...(before.activity === after.activity ? [] : [m.editor_ship_part_activity()]),
    ...(before.title === after.title ? [] : [m.editor_ship_part_title()]),
    ...(before.shipRequired === after.shipRequired ? [] : [m.editor_ship_part_size()]),
    ...(before.maxCrewSize === after.maxCrewSize ? [] : [m.editor_ship_part_crew()]),
    ...(isSame(before.roles, after.roles) ? [] : [m.editor_ship_part_roles()]),
  ]
  return new Intl.ListFormat(currentLocale()).format(parts)
}
