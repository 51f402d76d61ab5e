/** A post as it is typed, and its way to and from the server. */

import type { CrewDetails } from '#contract/crews/crews.ts'
import {
  type CrewChangeInput,
  type CrewDraft,
  type CrewDraftInput,
  crewDraft,
} from '#contract/crews/drafts.ts'
import { type Activity, activities } from '#contract/crews/fields.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { localTextOf, momentOf } from '#contract/wire/zoned-time.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { parseWholeNumber, wholeNumberText } from '#web/forms/whole-number.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { startAWeekLater, startOfNow } from './when/start-presets.ts'
import { durationText, parseDuration, startText } from './when/typed-times.ts'

/** A field that may be left empty: an optional number is typed as text, and empty means none. */
type FormField<Value> = null extends Value ? (number extends Value ? string : '' | NonNullable<Value>) : Value

type DraftFields = Omit<CrewDraft, 'activity' | 'roles'>

/** Derived from the contract, so that a field that is new there is a type error wherever it is missing here. */
export type CrewFormValues = { [Name in keyof DraftFields]: FormField<DraftFields[Name]> } & {
  activity: Activity | ''
  /** Instead of a picked start. */
  startsNow: boolean
  /** Only of a new post: the dates of a series that exists are changed with it. */
  everyWeek: boolean
  /** Without a `shipId` for a ship that is no longer in the catalogue. */
  shipName: string
  /** A role that the server does not know yet has a negative id. */
  roles: CrewRole[]
}

/** An optional number is typed as text; everything else is on the form as the crew shows it, and empty for null. */
type ShownDraft = Pick<CrewDetails, keyof DraftFields & keyof CrewDetails>
export type SameField = {
  [Name in keyof ShownDraft]: number | null extends ShownDraft[Name] ? never : Name
}[keyof ShownDraft]

export const sameFields = Object.keys(crewDraft.shape).filter((name) => name in blankCrew) as SameField[]

const isActivity = (value: string): value is Activity => activities.some((activity) => activity === value)

export const formOfCrew = (crew: CrewDetails): CrewFormValues => ({
  ...(Object.fromEntries(sameFields.map((name) => [name, crew[name] ?? ''])) as Pick<
    CrewFormValues,
    SameField
  >),
  shipId: wholeNumberText(crew.shipId),
  shipName: crew.shipName ?? '',
  activity: isActivity(crew.activity) ? crew.activity : '',
  scheduledFor: crew.scheduledTime
    ? localTextOf(new Date(crew.scheduledTime), zoneOrBrowserZone(crew.timezone))
    : '',
  startsNow: false,
  everyWeek: false,
  timezone: zoneOrBrowserZone(crew.timezone),
  estimatedDuration: durationText(crew.estimatedDuration),
  experienceRequired: crew.experienceLevel ?? '',
  shipRequired: crew.shipSize ?? '',
  rewardUec: wholeNumberText(crew.rewardUec),
  roles: crew.roles,
})

export const blankForm = (
  user: Pick<SessionUser, 'timezone' | 'preferredLanguages' | 'regions'>,
): CrewFormValues => ({
  ...formOfCrew(blankCrew),
  timezone: user.timezone ? zoneOrBrowserZone(user.timezone) : 'Europe/Berlin',
  primaryLanguage: user.preferredLanguages[0] ?? 'de',
  region: user.regions.length === 1 ? (user.regions[0] ?? '') : '',
})

/** A week after a mission that was flown; nobody can say when another one will be. */
const startOfNext = ({ displayStatus, scheduledTime, timezone }: CrewDetails, now: Date): string =>
  displayStatus === 'completed' && scheduledTime
    ? startAWeekLater(new Date(scheduledTime), now, zoneOrBrowserZone(timezone))
    : ''

/** A new post like an earlier crew: with its ship and its roles, all of them free. */
export const formOfPastCrew = (crew: CrewDetails, now: Date): CrewFormValues => ({
  ...formOfCrew(crew),
  shipName: (crew.shipId !== null && crew.shipName) || '',
  scheduledFor: startOfNext(crew, now),
  roles: crew.roles.map((role, index) => ({ ...role, id: -1 - index, slotsFilled: 0 })),
})

/** What a new post and a changed one send alike. */
type SharedFields = Required<Omit<CrewDraftInput, 'roles' | 'scheduledFor' | 'shipId'>>

const sharedFields = (form: CrewFormValues): SharedFields => {
  const { roles, scheduledFor, startsNow, everyWeek, shipId, shipName, ...fields } = form
  return {
    ...fields,
    // Without an activity the schema names the issue.
    activity: form.activity as Activity,
    estimatedDuration: parseDuration(form.estimatedDuration),
    rewardUec: parseWholeNumber(form.rewardUec),
  }
}

export const draftOfForm = (form: CrewFormValues): Required<CrewDraftInput> => ({
  ...sharedFields(form),
  shipId: parseWholeNumber(form.shipId),
  scheduledFor: form.startsNow ? startOfNow(new Date()).toISOString() : startText(form.scheduledFor) || null,
  roles: form.roles,
})

/** Whether the start on the form is still the one that the post has. */
export const keepsStart = (form: CrewFormValues, crew: CrewDetails): boolean => {
  const before = formOfCrew(crew)
  return (
    !form.startsNow &&
    startText(form.scheduledFor) === before.scheduledFor &&
    form.timezone === before.timezone
  )
}

/** An unchanged start goes back to the server exactly as it came, seconds included. */
const startToSend = (form: CrewFormValues, crew: CrewDetails): string | null => {
  if (form.startsNow) return startOfNow(new Date()).toISOString()
  if (keepsStart(form, crew)) return crew.scheduledTime
  // Without a zone the schema names the issue.
  return (form.timezone && momentOf(startText(form.scheduledFor), form.timezone)?.toISOString()) || null
}

/** A ship that is no longer in the catalogue cannot be sent; without it the post keeps its name. */
const shipToSend = ({ shipId, shipName }: CrewFormValues): Pick<CrewChangeInput, 'shipId'> =>
  shipId === '' && shipName !== '' ? {} : { shipId: parseWholeNumber(shipId) }

type SentChange = Required<Omit<CrewChangeInput, 'scheduledFor' | 'shipId'>> & Pick<CrewChangeInput, 'shipId'>

export const changeOfForm = (form: CrewFormValues, crew: CrewDetails): SentChange => ({
  ...sharedFields(form),
  ...shipToSend(form),
  scheduledTime: startToSend(form, crew),
  roles: form.roles.map(({ id, ...role }) => (id < 0 ? role : { ...role, id })),
})
