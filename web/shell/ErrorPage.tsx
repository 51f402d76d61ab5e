import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { m } from '#messages'
import { useLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageFrame } from './PageFrame.tsx'
import { usePageTitle } from './use-page-title.ts'

/** In place of a page that broke or could not be loaded. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  useLocale()
  usePageTitle(m.shell_error_title())
  const router = useRouter()
  const tryAgain = () => {
    reset()
    router.invalidate()
  }
  return (
    <PageFrame narrow>
      <EmptyState
        art="signal"
        heading="h1"
        panel
        alert
        title={m.shell_error_title()}
        actions={
          <Button variant="primary" onClick={tryAgain}>
            <RefreshCw aria-hidden />
            {m.shell_try_again()}
          </Button>
        }
      >
        {m.shell_error_text()}
      </EmptyState>
    </PageFrame>
  )
}
