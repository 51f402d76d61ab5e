import { RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { Reference } from '#web/problems/Reference.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

interface Props {
  error: unknown
  offline: boolean
  retrying: boolean
  onRetry: () => void
}

export function BoardError({ error, offline, retrying, onRetry }: Props) {
  return (
    <EmptyState
      art="signal"
      panel
      alert
      title={offline ? m.shell_error_network_title() : m.board_error()}
      actions={
        <Button variant="soft" pending={retrying} onClick={onRetry}>
          <RefreshCw aria-hidden />
          {m.board_try_again()}
        </Button>
      }
    >
      {offline ? m.shell_error_network() : <Reference error={error} />}
    </EmptyState>
  )
}
