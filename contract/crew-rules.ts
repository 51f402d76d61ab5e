/** The rules for the fields of a crew post. */
import './crew-issues.ts'
import * as z from 'zod/mini'
import { activities, crewLimits } from './crew-fields.ts'
import { type IssueKey, issue } from './wire/issues.ts'
import { languages } from './wire/languages.ts'
import { line, text, uniqueList } from './wire/text.ts'
import { momentOf } from './wire/zoned-time.ts'

export const crewSize = z
  .int(issue('crew_size_range'))
  .check(z.gte(1, issue('crew_size_range')), z.lte(crewLimits.crewSize, issue('crew_size_range')))

export const rewardUec = z
  .int(issue('reward_negative'))
  .check(z.gte(0, issue('reward_negative')), z.lte(crewLimits.rewardUec, issue('reward_too_large')))

export const durationMinutes = z
  .int(issue('duration_range'))
  .check(z.gte(0, issue('duration_range')), z.lte(crewLimits.durationMinutes, issue('duration_range')))

export const activity = (required: IssueKey) => z.enum(activities, issue(required))

export const languageList = uniqueList(languages)
export const place = line(80)
export const title = (required: IssueKey) => line(120, required)
export const description = (required: IssueKey) => text(5000, required)

const discordAddress = /^https:\/\/(www\.)?discord\.(gg|com)(\/[^\s\\]*)?$/i

/** Empty for none. */
export const discordLink = line(300).check(
  z.refine<string>((link) => link === '' || discordAddress.test(link), issue('discord_link')),
)

const minuteMs = 60_000

/** What is wrong with a start time, if anything; `text` is wall-clock time in the zone unless it says otherwise. */
export const startIssue = (text: string, zone: string, now: Date, leadMinutes = 0): IssueKey | undefined => {
  const start = momentOf(text, zone)
  if (!start) return 'start_nonexistent'
  const minutesAhead = (start.getTime() - now.getTime()) / minuteMs
  if (minutesAhead <= 0) return 'start_in_past'
  if (minutesAhead < leadMinutes) return 'start_too_soon'
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + crewLimits.aheadYears)
  return start > latest ? 'start_too_far' : undefined
}
