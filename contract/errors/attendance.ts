import { attendanceLimits } from '../attendance/fields.ts'
import type { ErrorRow } from './row.ts'

const { days } = attendanceLimits

/** What a mark of absence can be refused for, and what it refuses to players. */
export const attendanceErrors = {
  marked_absent: {
    status: 409,
    en: 'You are marked as absent from this mission, so you cannot rate it.',
    de: 'Du bist bei dieser Mission als abwesend eingetragen und kannst sie deshalb nicht bewerten.',
  },
  not_marked_absent: {
    status: 409,
    en: 'You are not marked as absent from this mission.',
    de: 'Du bist bei dieser Mission nicht als abwesend eingetragen.',
  },
  absence_settled: {
    status: 409,
    en: 'This is contested or decided already.',
    de: 'Dem wurde schon widersprochen, oder es ist schon entschieden.',
  },
  absence_closed: {
    status: 409,
    en: `This is only possible for ${days} days after the completion.`,
    de: `Das geht nur ${days} Tage lang nach dem Abschluss.`,
  },
  own_mission: {
    status: 403,
    en: 'You were part of this mission. Somebody else has to decide.',
    de: 'Du warst Teil dieser Mission. Jemand anderes muss entscheiden.',
  },
} as const satisfies Record<string, ErrorRow>
