/** Who did not come to missions of the demo: undisputed, decided, and one that a moderator still has to decide. */
import type { Insertable } from 'kysely'
import type { AbsenceStatus } from '#contract/attendance/fields.ts'
import type { AbsencesTable } from '#server/db/tables/attendance.ts'
import { type Ids, idOf, momentsOf, type PlannedPost } from './rows.ts'

interface DemoAbsence {
  readonly title: string
  readonly player: string
  readonly status: AbsenceStatus
  readonly says?: string
}

const moderator = 'Warden'
const hourMs = 60 * 60_000

const absences: readonly DemoAbsence[] = [
  { title: 'Tuesday MOLE, Aaron Halo, no. 3', player: 'SableHalcyon', status: 'marked' },
  { title: 'Scouting for the next Halo run, no. 5', player: 'Quillfeather', status: 'marked' },
  {
    title: 'Hammerhead-Patrouille am Donnerstag, Nr. 4',
    player: 'Funkloch',
    status: 'upheld',
    says: 'Mein Netz war weg, aber eigentlich war ich pünktlich.',
  },
  {
    title: 'Saturday stroll and screenshots, no. 5',
    player: 'Slowburn',
    status: 'contested',
    says: 'I was there from the start. My name was different on voice, ask Papaya_Deep: we took the last picture together.',
  },
]

export const isAbsent = (title: string, player: string): boolean =>
  absences.some((each) => each.title === title && each.player === player)

const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)

export const absenceRows = (
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Insertable<AbsencesTable>[] =>
  absences.map(({ title, player, status, says }) => {
    const plan = plans.find(({ post }) => post.title === title)
    const marked = (plan && momentsOf(plan).completed_at) ?? now
    return {
      crew_id: idOf(crewIds, title),
      user_id: idOf(userIds, player),
      status,
      marked_at: marked,
      ...(says && { contest_text: says, contested_at: after(marked, 9) }),
      ...(status === 'upheld' && { settled_at: after(marked, 30), decided_by: idOf(userIds, moderator) }),
    }
  })
