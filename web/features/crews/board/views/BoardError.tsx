import { RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

export function BoardError({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      art="signal"
      panel
      alert
      title={m.board_error()}
      actions={
        <Button variant="soft" pending={retrying} onClick={onRetry}>
          <RefreshCw aria-hidden />
          {m.board_try_again()}
        </Button>
      }
    />
  )
}
