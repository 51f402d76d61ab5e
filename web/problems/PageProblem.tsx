import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { recordStatus } from '#web/browser/page-record.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Reference } from './Reference.tsx'

/** `error`: none if the address names nothing that could be loaded. */
export const isNotThere = (error: unknown): boolean =>
  !error || (error instanceof ApiError && error.status === 404)

interface Props {
  title: string
  error: unknown
  retrying?: boolean | undefined
  onRetry: () => void
  /** The link that leads on from here. */
  wayOut: ReactElement
  children: ReactNode
}

/** Instead of a page whose subject does not exist or could not be loaded; only a failed load can be retried. */
export function PageProblem({ title, error, retrying, onRetry, wayOut, children }: Props) {
  const isMissing = isNotThere(error)
  recordStatus(isMissing ? 404 : 503)
  return (
    <EmptyState
      art={isMissing ? 'seats' : 'signal'}
      heading="h1"
      panel
      alert
      title={title}
      actions={
        <>
          {isMissing ? null : (
            <Button variant="primary" pending={retrying} onClick={onRetry}>
              <RefreshCw aria-hidden />
              {m.shell_try_again()}
            </Button>
          )}
          <Button asChild variant={isMissing ? 'primary' : 'secondary'}>
            {wayOut}
          </Button>
          {isMissing ? (
            <Button asChild>
              <Link to={paths.home}>{m.shell_not_found_home()}</Link>
            </Button>
          ) : null}
        </>
      }
    >
      {children}
      <Reference error={error} />
    </EmptyState>
  )
}
