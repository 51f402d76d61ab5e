import { Note } from '#web/ui/display/Note.tsx'
import { AppealDecisionText } from './AppealDecisionText.tsx'
import { AppealStatusChip } from './AppealStatusChip.tsx'
import { useAppeal } from './sanctions.queries.ts'

/** After somebody else was faster: who decided the appeal, and how. */
export function AppealTakenNote({ id }: { id: number }) {
  const { data: appeal } = useAppeal(id)
  if (!appeal || appeal.status === 'pending') return null
  return (
    <Note tone="info">
      <AppealStatusChip status={appeal.status} />
      <AppealDecisionText appeal={appeal} />
    </Note>
  )
}
