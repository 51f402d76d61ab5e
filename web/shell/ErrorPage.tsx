import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { useLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SignalArt } from '#web/ui/display/art/SignalArt.tsx'
import styles from './ErrorPage.module.css'
import { usePageTitle } from './use-page-title.ts'

/** Instead of a page that failed or could not be loaded. Part of the first load: it must work without a network. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  useLocale()
  usePageTitle(m.shell_error_title())
  const router = useRouter()
  const tryAgain = () => {
    reset()
    router.invalidate()
  }
  return (
    <div className={styles.error} role="alert">
      <SignalArt />
      <h1 className={styles.title}>{m.shell_error_title()}</h1>
      <p>{m.shell_error_text()}</p>
      <Button variant="primary" onClick={tryAgain}>
        <RefreshCw aria-hidden />
        {m.shell_try_again()}
      </Button>
    </div>
  )
}
