/** The applications of everybody who is or was aboard in the demo. */
import type { Insertable } from 'kysely'
import { applicantExperiences, availabilities } from '#contract/applications/fields.ts'
import type { ApplicationsTable } from '#server/db/tables/applications.ts'
import type { CrewMembersTable } from '#server/db/tables/crews.ts'
import { type PlannedPost, seatsOf } from './rows.ts'

const messages = {
  en: [
    'I would like to come along. I have a microphone and two free hours.',
    'Count me in if there is still a seat. I can do whatever is needed.',
    'We have flown together before, and I enjoyed it. May I join again?',
    'First time for me. I listen well and ask before I touch anything.',
    'On time, sober and with my own gear. Where do we meet?',
  ],
  de: [
    'Ich wäre gern dabei. Mikrofon ist da, zwei Stunden Zeit auch.',
    'Falls noch ein Platz frei ist: Ich mache, was gebraucht wird.',
    'Wir sind schon zusammen geflogen, das war schön. Darf ich wieder mit?',
    'Für mich das erste Mal. Ich höre gut zu und frage, bevor ich etwas anfasse.',
    'Pünktlich und mit eigener Ausrüstung. Wo treffen wir uns?',
  ],
} as const

const pick = <T>(values: readonly T[], number: number): T => {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

/** `members` in the order of the seats, as `memberRows` returns them. */
export const acceptedRows = (
  { post, draft, posted }: PlannedPost,
  members: readonly Insertable<CrewMembersTable>[],
): Insertable<ApplicationsTable>[] => {
  const positions = seatsOf(post).map(({ position }) => position)
  return members.map(({ crew_id, user_id, role_id = null, joined_at }, seat) => {
    const number = user_id + crew_id
    const position = positions[seat]
    return {
      crew_id,
      user_id,
      role_id,
      role_name: position === undefined ? null : (draft.roles[position]?.roleName ?? null),
      status: 'accepted',
      message: pick(messages[post.primaryLanguage === 'de' ? 'de' : 'en'], number),
      availability: pick(availabilities, number),
      experience: pick(applicantExperiences, user_id),
      // Halfway between the post and the answer.
      created_at: new Date((posted.getTime() + joined_at.getTime()) / 2),
      decided_at: joined_at,
    }
  })
}
