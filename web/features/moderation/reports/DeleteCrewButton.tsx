import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { m } from '#texts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: only admins see the button, and few of them press it.
const importDialog = async () => (await import('./RemovalDialog.tsx')).RemovalDialog

export function DeleteCrewButton({ crew }: { crew: { readonly id: number; readonly title: string } }) {
  const openDialog = useHostedDialog(importDialog)
  const navigate = useNavigate()
  const client = useQueryClient()
  const leave = () => {
    client.invalidateQueries({ queryKey: queryKeys.board })
    navigate({ to: paths.search })
  }
  return (
    <BusyButton
      size="sm"
      variant="danger"
      onClick={() => openDialog({ kind: 'crew', id: crew.id, subject: crew.title, onDone: leave })}
    >
      <Trash2 aria-hidden />
      {m.reports_delete_crew()}
    </BusyButton>
  )
}
