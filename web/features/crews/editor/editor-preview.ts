import type { CrewDetails, CrewSummary } from '#contract/crews/crews.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { parseWholeNumber } from '#web/forms/whole-number.ts'
import { type CrewFormValues, type SameField, sameFields } from './crew-form.ts'
import { startOfNow } from './when/start-presets.ts'
import { parseDuration, startText } from './when/typed-times.ts'

const within = (number: number | null, max: number): number | null =>
  number !== null && number >= 0 && number <= max ? number : null

type TypedStart = Pick<CrewFormValues, 'scheduledFor' | 'timezone' | 'startsNow'>

export const startOfForm = ({ scheduledFor, timezone, startsNow }: TypedStart): Date | undefined =>
  startsNow ? startOfNow(new Date()) : momentOf(startText(scheduledFor), timezone || 'UTC')

/** A new post never starts in the past, whatever is being typed. */
const shownStart = (form: CrewFormValues, isNew: boolean): string | null => {
  const start = startOfForm(form)
  return start && (!isNew || start > new Date()) ? start.toISOString() : null
}

const crewSize = (size: number, taken: number): number =>
  Math.max(taken, Math.min(crewLimits.crewSize, Number.isInteger(size) ? size : 1))

/** What the form does not decide: it is as on the edited post, or as on a blank one. */
type KeptField =
  | 'id'
  | 'authorReputation'
  | 'currentCrewSize'
  | 'missionStatus'
  | 'displayStatus'
  | 'expired'
  | 'startedAt'
  | 'completedAt'
  | 'endedAt'
  | 'cancelledAt'
  | 'createdAt'
  | 'updatedAt'

/** What is empty on the form is as on a blank post. */
const typedFields = (form: CrewFormValues) =>
  Object.fromEntries(
    sameFields.map((name) => [name, form[name] === '' ? blankCrew[name] : form[name]]),
  ) as Pick<CrewSummary, SameField>

/** The post as the board would show it; what cannot be shown yet is left out. */
export const previewOf = (
  form: CrewFormValues,
  leader: SessionUser,
  crew: CrewDetails | undefined,
): CrewSummary => {
  const base = crew ?? blankCrew
  const typed: Omit<CrewSummary, KeptField> = {
    ...typedFields(form),
    title: form.title.trim() || m.editor_preview_title(),
    activity: form.activity || form.postType,
    authorId: leader.id,
    authorName: leader.displayName || leader.username,
    authorHandle: leader.starCitizenHandle,
    authorOrganisation: leader.organisation ?? null,
    authorImage: leader.profileImage,
    maxCrewSize: crewSize(form.maxCrewSize, base.currentCrewSize),
    scheduledTime: shownStart(form, crew === undefined),
    estimatedDuration: within(parseDuration(form.estimatedDuration), crewLimits.durationMinutes),
    location: form.location.trim(),
    startLocation: form.startLocation.trim(),
    endLocation: form.endLocation.trim(),
    shipSize: form.shipRequired || null,
    shipId: parseWholeNumber(form.shipId),
    shipName: form.shipName || null,
    rewardUec: within(parseWholeNumber(form.rewardUec), crewLimits.rewardUec),
    experienceLevel: form.experienceRequired || null,
    roles: form.roles,
    givesAtOnce:
      form.seatsAtOnce === 'all' ||
      (form.seatsAtOnce === 'roles' && form.roles.some(({ isAtOnce }) => isAtOnce)),
    viewer: {
      isAuthor: true,
      isCoLeader: false,
      isMember: false,
      roleId: null,
      canEdit: true,
      canApply: false,
      mayApplyFrom: null,
      application: null,
      canLead: true,
      canDecide: true,
      pendingApplications: 0,
      waiting: null,
    },
  }
  return { ...base, ...typed }
}
