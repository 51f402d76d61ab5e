/** The rules for the fields of a crew post. */
import * as z from 'zod/mini'
import { type IssueKey, type IssueMessage, issue } from '../issues/issues.ts'
import { languages } from '../wire/languages.ts'
import { noHosts, noReferralCodes } from '../wire/links.ts'
import { line, text, uniqueList } from '../wire/text.ts'
import { momentOf } from '../wire/zoned-time.ts'
import { activities, crewLimits } from './fields.ts'
import { neededSeats } from './seats.ts'

const crewSizeIssue = issue('crew_size_range', crewLimits.crewSize)
export const crewSize = z
  .int(crewSizeIssue)
  .check(z.gte(1, crewSizeIssue), z.lte(crewLimits.crewSize, crewSizeIssue))

export const rewardUec = z
  .int(issue('reward_negative'))
  .check(z.gte(0, issue('reward_negative')), z.lte(crewLimits.rewardUec, issue('reward_too_large')))

const durationIssue = issue('duration_range', crewLimits.durationMinutes)
export const durationMinutes = z
  .int(durationIssue)
  .check(z.gte(0, durationIssue), z.lte(crewLimits.durationMinutes, durationIssue))

export const activity = (required: IssueKey) => z.enum(activities, issue(required))

export const languageList = uniqueList(languages)
export const place = line(80).check(noReferralCodes())
export const title = (required: IssueKey) => line(crewLimits.titleLength, required).check(noHosts())
export const description = (required: IssueKey) => text(5000, required).check(noReferralCodes())

const discordWithoutScheme = /^(www\.)?discord\.(gg|com)\//i
/** Invitations and channels. Behind other addresses of Discord a bot or an app can ask for rights. */
const discordAddress =
  /^https:\/\/(www\.)?discord\.(gg\/[a-z\d-]+|com\/invite\/[a-z\d-]+|com\/channels\/\d+(\/\d+){0,2})\/?(\?event=\d+)?$/i

/** Empty text means "none". */
export const discordLink = line(300).check(
  z.overwrite((link) => (discordWithoutScheme.test(link) ? `https://${link}` : link)),
  z.refine<string>((link) => link === '' || discordAddress.test(link), issue('discord_link')),
)

/** What is wrong with the size of a crew that must seat these roles, if anything. */
export const seatsIssue = (
  maxCrewSize: number,
  roles: readonly { readonly slotsNeeded: number }[],
): IssueMessage | undefined => {
  const needed = neededSeats(roles)
  return needed > maxCrewSize ? issue('roles_need_seats', needed) : undefined
}

const minuteMs = 60_000

/** What is wrong with a start time, if anything. A `text` without an offset is wall-clock time in the zone. */
export const startIssue = (
  text: string,
  zone: string,
  now: Date,
  leadMinutes = 0,
): IssueMessage | undefined => {
  const start = momentOf(text, zone)
  if (!start) return issue('start_nonexistent')
  const minutesAhead = (start.getTime() - now.getTime()) / minuteMs
  if (minutesAhead <= 0) return issue('start_in_past')
  if (minutesAhead < leadMinutes) return issue('start_too_soon', leadMinutes)
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + crewLimits.aheadYears)
  return start > latest ? issue('start_too_far') : undefined
}
