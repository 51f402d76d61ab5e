import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { m } from '#texts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importDialog = async () => (await import('./RemovalDialog.tsx')).RemovalDialog

interface Props {
  crewId: number
  id: number
  authorName: string
}

/** For moderators, who give the reason to the author. */
export function RemoveCommentButton({ crewId, id, authorName }: Props) {
  const openDialog = useHostedDialog(importDialog)
  const client = useQueryClient()
  const refetch = () => {
    client.invalidateQueries({ queryKey: queryKeys.commentsOf(crewId) })
  }
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      onClick={() => openDialog({ kind: 'comment', id, subject: authorName, onDone: refetch })}
    >
      <Trash2 aria-hidden />
      {m.discussions_remove_of({ name: authorName })}
    </BusyButton>
  )
}
