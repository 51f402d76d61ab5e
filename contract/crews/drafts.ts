/** A crew post as its leader writes it, when creating and when editing. */
import * as z from 'zod/mini'
import { shipSizes } from '../fleet/fields.ts'
import { type IssueKey, issue } from '../issues/issues.ts'
import { roleLimits } from '../roles/fields.ts'
import { roleChange, roleDraft } from '../roles/roles.ts'
import { rowId } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { noReferralCodes } from '../wire/links.ts'
import { regions } from '../wire/regions.ts'
import { noneWhenEmpty, text, uniqueList } from '../wire/text.ts'
import { timezone } from '../wire/timezones.ts'
import { atOnceChoices, seatConditions } from './at-once.ts'
import { crewLimits, experienceLevels, gameVersions, postTypes } from './fields.ts'
import {
  activity,
  crewSize,
  description,
  discordLink,
  durationMinutes,
  languageList,
  place,
  rewardUec,
  title,
} from './rules.ts'

const startText = z.nullable(z.string().check(z.maxLength(40, issue('start_nonexistent'))))

/** What a crew shows as its leader wrote it. */
export const writtenFields = {
  title: z.string(),
  description: z.string(),
  additionalRequirements: z.string(),
  postType: z.enum(postTypes),
  maxCrewSize: z.int(),
  estimatedDuration: z.nullable(z.int()),
  location: z.string(),
  startLocation: z.string(),
  endLocation: z.string(),
  /** Null for any. */
  region: z.nullable(z.enum(regions)),
  gameVersion: z.enum(gameVersions),
  rewardUec: z.nullable(z.int()),
  requiredLanguages: z.array(z.enum(languages)),
  primaryLanguage: z.enum(languages),
  timezone: z.string(),
  discordLink: z.string(),
  /** Which seats are given at once, while the mission is open. */
  seatsAtOnce: z.enum(atOnceChoices),
  atOnceConditions: z.array(z.enum(seatConditions)),
}

/** One of the values, or null for none. */
const choice = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z._default(z.nullable(z.union([z.literal(''), z.enum(values)])), null),
    z.transform((value) => (value === '' ? null : value)),
  )

/** Empty for none. */
const optionalText = <Text extends z.ZodMiniType<string, string>>(rules: Text) =>
  z.pipe(
    z._default(z.nullable(rules), null),
    z.transform((text) => text ?? ''),
  )

/** What an empty required field says: the two forms have different texts. */
interface RequiredIssues {
  readonly title: IssueKey
  readonly description: IssueKey
  readonly activity: IssueKey
}

/** The fields of a post. For an optional one absent, null and empty text all mean "none". */
const postFields = (required: RequiredIssues) => ({
  title: title(required.title),
  description: description(required.description),
  activity: activity(required.activity),
  maxCrewSize: z._default(crewSize, crewLimits.defaultCrewSize),
  postType: z._default(z.enum(postTypes), 'crew_search'),
  primaryLanguage: z._default(z.enum(languages), 'de'),
  timezone: z._default(timezone, 'Europe/Berlin'),
  location: z._default(place, ''),
  startLocation: z._default(place, ''),
  endLocation: z._default(place, ''),
  region: choice(regions),
  gameVersion: z._default(z.enum(gameVersions), 'live'),
  /** Wall-clock time in `timezone`, or with an offset. Only the server's clock decides whether it has passed. */
  scheduledFor: z._default(startText, null),
  estimatedDuration: z._default(noneWhenEmpty(durationMinutes), null),
  experienceRequired: choice(experienceLevels),
  shipRequired: choice(shipSizes),
  rewardUec: z._default(noneWhenEmpty(rewardUec), null),
  requiredLanguages: z._default(languageList, []),
  additionalRequirements: z._default(text(2000).check(noReferralCodes()), ''),
  discordLink: optionalText(discordLink),
  seatsAtOnce: z._default(z.enum(atOnceChoices), 'off'),
  atOnceConditions: z._default(uniqueList(seatConditions), []),
})

/** A ship of the catalogue. */
const shipId = z.nullable(rowId)

const maxRoles = z.maxLength(roleLimits.roles, issue('too_many_roles', roleLimits.roles))

export const crewDraft = z.object({
  ...postFields({
    title: 'title_required',
    description: 'description_required',
    activity: 'activity_required',
  }),
  shipId: z._default(shipId, null),
  roles: z._default(z.array(roleDraft).check(maxRoles), []),
})
export type CrewDraft = z.output<typeof crewDraft>
export type CrewDraftInput = z.input<typeof crewDraft>

/** The whole post, not only what changes; but without `primaryLanguage`, `roles` and `shipId` these stay as they are. */
export const crewChange = z.object({
  ...postFields({
    title: 'edit_title_required',
    description: 'edit_description_required',
    activity: 'edit_activity_required',
  }),
  primaryLanguage: z.optional(z.enum(languages)),
  shipId: z.optional(shipId),
  /** The name that the edit form uses; it wins over `scheduledFor`. */
  scheduledTime: z.optional(startText),
  roles: z.optional(z.array(roleChange).check(maxRoles)),
})
export type CrewChange = z.output<typeof crewChange>
export type CrewChangeInput = z.input<typeof crewChange>
