import { RefreshCw } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

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
