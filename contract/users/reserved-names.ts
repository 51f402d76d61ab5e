/** Names of staff and of the site itself, which a player must not pose as. */
import { foldName, foldWords } from './folded-names.ts'

const fold = (names: string): string[] => names.split(/\s+/).flatMap(foldName)

// Refused as one word of several, too.
const staffWords = fold(
  `admin admins administrator administrators administratorin administratoren administration mod mods moderator
  moderators moderatorin moderatoren moderatorinnen moderation staff support team teams system systemnachricht
  systemmeldung systemmessage official offiziell offizieller offizielle security sicherheit helpdesk kundendienst
  kundenservice betreiber betreiberin crewbeacon`,
)
// Ordinary words, which are refused only where they stand alone.
const staffNames = new Set(fold('deleted gelöscht help hilfe inhaber owner root service'))

const staffWord = new Set(staffWords)
/** Nothing but such words: `ModTeam`, `Moderationsteam`. */
const staffCompound = new RegExp(`^(?:(?:${staffWords.join('|')})s?)+$`)
const [siteName = ''] = foldName('crewbeacon')

/**
 * Whether the whole of it is a name of staff or the site. Compared without case, accents, spaces and punctuation, and by
 * the look of the letters.
 */
export const isStaffName = (name: string): boolean =>
  foldName(name).some(
    (folded) => staffNames.has(folded) || staffCompound.test(folded) || folded.includes(siteName),
  )

/** Whether it is such a name, or one of its words is. */
export const isReservedName = (name: string): boolean =>
  isStaffName(name) || foldWords(name).some((word) => staffWord.has(word) || staffCompound.test(word))
