import type { ReactNode } from 'react'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useAnswerReady } from './ready.queries.ts'

interface Props {
  crewId: number
  /** Which crew it is about. */
  title: ReactNode
}

/** The answer to the ready check that gives up the seat: it asks first. */
export function CannotCome({ crewId, title }: Props) {
  const { mutateAsync: answer } = useAnswerReady(crewId)
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      label={m.ready_answer_cannot()}
      title={m.ready_cannot_title()}
      subtitle={title}
      consequence={m.ready_cannot_consequence()}
      confirmLabel={m.ready_cannot_confirm()}
      pendingLabel={m.ready_cannot_pending()}
      doneText={m.ready_cannot_done()}
      failedText={m.ready_failed()}
      onConfirm={() => answer('cannot_come')}
    />
  )
}
