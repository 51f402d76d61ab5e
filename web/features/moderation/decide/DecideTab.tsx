import type { ReactNode } from 'react'
import { m } from '#texts'
import { AbsenceCard } from '#web/features/moderation/attendance/AbsenceCard.tsx'
import { useContestedAbsences } from '#web/features/moderation/attendance/attendance.queries.ts'
import { HandleCard } from '#web/features/moderation/handles/HandleCard.tsx'
import { useHandleProofs } from '#web/features/moderation/handles/handles.queries.ts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import styles from '#web/features/moderation/queue/QueueTab.module.css'
import { AppealCard } from '#web/features/moderation/sanctions/AppealCard.tsx'
import { useAppeals } from '#web/features/moderation/sanctions/sanctions.queries.ts'
import { useUser } from '#web/session/session.ts'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'

interface Entry {
  readonly key: string
  readonly since: string
  readonly kind: string
  readonly card: ReactNode
}

type List = Parameters<typeof ListState>[0]['query'] & Parameters<typeof LoadMore>[0]['list']
/** By what is in them. */
type Lists = Readonly<Record<string, List>>

/** Of all lists the one that says most: what has failed, what is still being loaded, else any. */
const stateOf = (lists: readonly List[]) =>
  lists.find(({ data, error }) => error && data === undefined) ??
  lists.find(({ data }) => data === undefined) ??
  lists[0]

/** Everything that waits for a decision, of whatever kind: what waits longest comes first. */
function Queue({ lists, entries }: { lists: Lists; entries: readonly Entry[] }) {
  const state = stateOf(Object.values(lists))
  if (!state) return null
  const sorted = entries.toSorted((a, b) => a.since.localeCompare(b.since))
  return (
    <Panel flush>
      <ListState query={state}>
        {sorted.length > 0 ? (
          sorted.map(({ key, kind, card }) => (
            <div key={key} className={styles.case}>
              <p className={styles.kind}>{kind}</p>
              {card}
            </div>
          ))
        ) : (
          <EmptyState art="envelope" title={m.moderation_decide_empty()}>
            {m.moderation_decide_empty_text()}
          </EmptyState>
        )}
        {Object.entries(lists).map(([name, list]) => (
          <LoadMore key={name} list={list} />
        ))}
      </ListState>
    </Panel>
  )
}

const useModeratorQueue = () => {
  const proofs = useHandleProofs()
  const absences = useContestedAbsences()
  const entries: readonly Entry[] = [
    ...(proofs.data ?? []).map((proof) => ({
      key: `handle ${proof.id}`,
      since: proof.createdAt,
      kind: m.handles_tab(),
      card: <HandleCard proof={proof} />,
    })),
    ...(absences.data ?? []).map((absence) => ({
      key: `absence ${absence.id}`,
      since: absence.contestedAt,
      kind: m.attendance_tab(),
      card: <AbsenceCard absence={absence} />,
    })),
  ]
  return { lists: { proofs, absences }, entries }
}

function AdminQueue() {
  const { lists, entries } = useModeratorQueue()
  const appeals = useAppeals('pending')
  const ofAppeals = (appeals.data ?? []).map((appeal) => ({
    key: `appeal ${appeal.id}`,
    since: appeal.createdAt,
    kind: m.moderation_tab_appeals(),
    card: <AppealCard appeal={appeal} />,
  }))
  return <Queue lists={{ appeals, ...lists }} entries={[...ofAppeals, ...entries]} />
}

function ModeratorQueue() {
  return <Queue {...useModeratorQueue()} />
}

export function DecideTab() {
  return useUser()?.isAdmin ? <AdminQueue /> : <ModeratorQueue />
}
