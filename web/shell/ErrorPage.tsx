import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { pageMounted } from '#web/browser/page-mounted.ts'
import { useLocale } from '#web/i18n/language.ts'
import { Reference } from '#web/problems/Reference.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Art } from '#web/ui/drawings/Art.tsx'
import styles from './ErrorPage.module.css'
import { usePageTitle } from './use-page-title.ts'

/** Instead of a page that failed or could not be loaded. Part of the first load: it must work without a network. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useLocale()
  const isUnreachable = error instanceof NetworkError
  const title = isUnreachable ? m.shell_error_network_title() : m.shell_error_title()
  usePageTitle(title)
  useEffect(pageMounted, [])
  const router = useRouter()
  const tryAgain = () => {
    reset()
    router.invalidate()
  }
  useEffect(() => {
    if (!isUnreachable) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  })
  return (
    <div className={styles.error} role="alert">
      <Art name="signal" />
      <h1 className={styles.title}>{title}</h1>
      <p>{isUnreachable ? m.shell_error_network() : m.shell_error_text()}</p>
      <Reference error={error} />
      <Button variant="primary" onClick={tryAgain}>
        <RefreshCw aria-hidden />
        {m.shell_try_again()}
      </Button>
    </div>
  )
}
