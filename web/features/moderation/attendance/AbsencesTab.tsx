import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './AbsenceCard.module.css'
import { AbsenceCard } from './AbsenceCard.tsx'
import { useContestedAbsences } from './attendance.queries.ts'

/** The absences that players contest. */
export function AbsencesTab() {
  const list = useContestedAbsences()
  const { data } = list
  return (
    <Panel flush>
      <ListState query={list}>
        {data?.length ? (
          <>
            <p className={styles.lead}>{m.attendance_queue_text()}</p>
            {data.map((absence) => (
              <AbsenceCard key={absence.id} absence={absence} />
            ))}
          </>
        ) : (
          <EmptyState art="envelope" title={m.attendance_queue_empty()}>
            {m.attendance_queue_empty_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
