import { m } from '#texts'
import { QueueTab } from '#web/features/moderation/queue/QueueTab.tsx'
import { AbsenceCard } from './AbsenceCard.tsx'
import { useContestedAbsences } from './attendance.queries.ts'

/** The absences that players contest. */
export function AbsencesTab() {
  return (
    <QueueTab
      list={useContestedAbsences()}
      lead={m.attendance_queue_text()}
      emptyTitle={m.attendance_queue_empty()}
      emptyText={m.attendance_queue_empty_text()}
      card={(absence) => <AbsenceCard absence={absence} />}
    />
  )
}
