import { Trash2 } from 'lucide-react'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useRemoveComment } from './discussions.queries.ts'

interface Props {
  crewId: number
  id: number
  authorName: string
}

export function RemoveComment({ crewId, id, authorName }: Props) {
  const { mutateAsync: remove } = useRemoveComment(crewId)
  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      label={
        <>
          <Trash2 aria-hidden />
          {m.discussions_remove_of({ name: authorName })}
        </>
      }
      title={m.discussions_remove_title()}
      subtitle={authorName}
      consequence={m.discussions_remove_consequence()}
      confirmLabel={m.discussions_remove()}
      pendingLabel={m.discussions_removing()}
      doneText={m.discussions_remove_done()}
      failedText={m.discussions_remove_failed()}
      onConfirm={() => remove(id)}
    />
  )
}
