import { crewLimits } from '#contract/crew-fields.ts'
import type { CrewDetails, CrewSummary } from '#contract/crews.ts'
import type { SessionUser } from '#contract/users.ts'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { wholeNumberOf } from '#web/forms/whole-number.ts'
import type { CrewFormValues } from './crew-form.ts'

const within = (number: number | null, max: number): number | null =>
  number !== null && number >= 0 && number <= max ? number : null

/** A new post never starts in the past, whatever is being typed. */
const startOf = (form: CrewFormValues, crew: CrewDetails | undefined, now: Date): string | null => {
  const start = momentOf(form.scheduledFor, form.timezone || 'UTC')
  return start && (crew || start > now) ? start.toISOString() : null
}

const crewSize = (size: number, taken: number): number =>
  Math.max(taken, Math.min(crewLimits.crewSize, Number.isInteger(size) ? size : 1))

/** The post as the board would show it; what cannot be shown yet is left out. */
export const previewOf = (
  form: CrewFormValues,
  author: SessionUser,
  crew: CrewDetails | undefined,
): CrewSummary => {
  const taken = crew?.currentCrewSize ?? 1
  const now = new Date()
  return {
    id: crew?.id ?? 0,
    title: form.title.trim() || m.editor_preview_title(),
    description: form.description,
    additionalRequirements: form.additionalRequirements,
    activity: form.activity || form.postType,
    postType: form.postType,
    authorId: author.id,
    authorName: author.displayName || author.username,
    authorHandle: author.starCitizenHandle,
    authorImage: author.profileImage,
    authorReputation: crew?.authorReputation ?? { averageRating: 0, totalRatings: 0 },
    currentCrewSize: taken,
    maxCrewSize: crewSize(form.maxCrewSize, taken),
    missionStatus: crew?.missionStatus ?? 'open',
    displayStatus: crew?.displayStatus ?? 'open',
    expired: false,
    scheduledTime: startOf(form, crew, now),
    estimatedDuration: within(wholeNumberOf(form.estimatedDuration), crewLimits.durationMinutes),
    location: form.location.trim(),
    startLocation: form.startLocation.trim(),
    endLocation: form.endLocation.trim(),
    shipSize: form.shipRequired || null,
    rewardUec: within(wholeNumberOf(form.rewardUec), crewLimits.rewardUec),
    experienceLevel: form.experienceRequired || null,
    requiredLanguages: form.requiredLanguages,
    primaryLanguage: form.primaryLanguage,
    timezone: form.timezone || 'UTC',
    discordLink: null,
    createdAt: crew?.createdAt ?? now.toISOString(),
    updatedAt: now.toISOString(),
    roles: form.roles,
    viewer: {
      isAuthor: true,
      isMember: false,
      canEdit: true,
      canApply: false,
      mayApplyFrom: null,
      application: null,
      pendingApplications: 0,
    },
  }
}
