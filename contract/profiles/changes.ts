import * as z from 'zod/mini'
import { citizenId, displayName, organisation } from '../users/names.ts'
import { playtimeList, preferredLanguages, regionList } from '../users/users.ts'
import { noReferralCodes } from '../wire/links.ts'
import { text } from '../wire/text.ts'
import { timezone } from '../wire/timezones.ts'

/** Fields that are absent stay as they are. */
export const profileChanges = z.partial(
  z.object({
    displayName,
    bio: text(1000).check(noReferralCodes()),
    citizenId,
    organisation,
    preferredLanguages,
    timezone,
    playtimes: playtimeList,
    regions: regionList,
  }),
)
export type ProfileChanges = z.output<typeof profileChanges>
