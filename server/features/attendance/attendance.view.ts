import type { ContestedAbsence } from '#contract/attendance/attendance.ts'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Viewer } from '#server/context.ts'
import type { AbsenceRelation } from './attendance.fragment.ts'
import { whyNotChange } from './attendance.policy.ts'
import type { ContestedRow } from './attendance.sql.ts'

const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null

export const viewContested = (row: ContestedRow): ContestedAbsence => ({
  id: row.id,
  crew: {
    id: row.crew_id,
    title: row.title,
    scheduledTime: isoTime(row.scheduled_time),
    startedAt: isoTime(row.started_at),
    completedAt: isoTime(row.completed_at),
  },
  leader: {
    id: row.leader_id,
    displayName: row.leader_display_name ?? row.leader_username,
    profileImage: row.leader_image,
  },
  player: {
    id: row.player_id,
    displayName: row.player_display_name ?? row.player_username,
    profileImage: row.player_image,
  },
  joinedAt: row.joined_at.toISOString(),
  ready: row.ready_answer,
  markedAt: row.marked_at.toISOString(),
  contestedAt: (row.contested_at ?? row.marked_at).toISOString(),
  text: row.contest_text ?? '',
})

type Shown = Pick<NonNullable<CrewDetails['viewer']>, 'absence' | 'absences'>

const contestMs = attendanceLimits.days * 24 * 60 * 60_000

const viewOwn = (viewer: Viewer, { absences = [] }: AbsenceRelation): Shown['absence'] => {
  const own = absences.find(({ user_id }) => user_id === viewer.id)
  if (!own) return null
  return {
    status: own.status,
    contestText: own.contest_text,
    contestUntil: new Date(Date.parse(own.marked_at) + contestMs).toISOString(),
    canContest: whyNotChange(own, 'contested') === undefined,
  }
}

/** The marks on a crew. Players see their own, the leaders of the crew see all of them, no one else sees any. */
export const viewAbsences = (viewer: Viewer, crew: AbsenceRelation, canLead: boolean): Shown => ({
  absence: viewOwn(viewer, crew),
  absences: canLead
    ? (crew.absences ?? []).map((mark) => ({
        userId: mark.user_id,
        status: mark.status,
        canWithdraw: mark.user_id !== viewer.id && whyNotChange(mark, 'withdrawn') === undefined,
      }))
    : [],
})
