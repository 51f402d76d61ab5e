import { RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Reference } from './Reference.tsx'

interface Props {
  title: string
  error: unknown
  retrying: boolean
  onRetry: () => void
  /** There is a frame around it already. */
  framed?: boolean | undefined
}

/** Instead of the main content of a screen when it could not be loaded. */
export function ScreenProblem({ title, error, retrying, onRetry, framed }: Props) {
  return (
    <EmptyState
      art="signal"
      panel={!framed}
      alert
      title={title}
      actions={
        <Button variant="primary" pending={retrying} onClick={() => onRetry()}>
          <RefreshCw aria-hidden />
          {m.shell_try_again()}
        </Button>
      }
    >
      {errorText(error, m.shell_error_later())}
      <Reference error={error} />
    </EmptyState>
  )
}
