import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { recordStatus } from '#web/browser/page-record.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

export function NotFoundPage() {
  usePageTitle(m.shell_not_found_title())
  recordStatus(404)
  return (
    <PageFrame narrow>
      <EmptyState
        art="signal"
        heading="h1"
        panel
        title={m.shell_not_found_title()}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.search}>{m.shell_find_crew()}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.home}>{m.shell_not_found_home()}</Link>
            </Button>
          </>
        }
      >
        {m.shell_not_found_text()}
      </EmptyState>
    </PageFrame>
  )
}
