import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Reference } from './Reference.tsx'

interface Props {
  error: unknown
  fallback: string
  retrying: boolean
  onRetry: () => void
}

/** Instead of a part of the page that could not be loaded. */
export function LoadProblem({ error, fallback, retrying, onRetry }: Props) {
  return (
    <Note tone="danger" alert>
      <p>{errorText(error, fallback)}</p>
      <Reference error={error} />
      <Button size="sm" pending={retrying} onClick={() => onRetry()}>
        {m.shell_try_again()}
      </Button>
    </Note>
  )
}
