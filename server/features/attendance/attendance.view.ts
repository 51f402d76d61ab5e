import type { ContestedAbsence } from '#contract/attendance/attendance.ts'
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
