/** The part of the next step that guests need: apart, so that their page stays small. */
import type { CrewDetails } from './crews.ts'

type Crew = Pick<CrewDetails, 'displayStatus' | 'scheduledTime' | 'currentCrewSize' | 'maxCrewSize'>

export type GuestStepKind = 'sign_in' | 'sign_in_to_wait' | 'find_another'
type GuestMenuEntry = 'contact' | 'calendar' | 'copy_link' | 'copy_discord'

export const isOver = ({ displayStatus }: Pick<Crew, 'displayStatus'>): boolean =>
  displayStatus === 'completed' || displayStatus === 'cancelled'

export const isFull = ({ currentCrewSize, maxCrewSize }: Crew): boolean => currentCrewSize >= maxCrewSize

export const guestStep = (crew: Crew): { kind: GuestStepKind; menu: readonly GuestMenuEntry[] } => {
  if (isOver(crew)) return { kind: 'find_another', menu: ['copy_link'] }
  const calendar = crew.scheduledTime === null ? [] : (['calendar'] as const)
  return {
    kind: isFull(crew) ? 'sign_in_to_wait' : 'sign_in',
    menu: ['contact', ...calendar, 'copy_link', 'copy_discord'],
  }
}
