import { useEffect } from 'react'
import { startLanguage } from '#web/i18n/language.ts'
import { refreshSession } from '#web/session/session.ts'
import { currentSession } from '#web/session/session-store.ts'
import { startTheme } from '#web/shell/theme.ts'

/** Beside the page: once it is interactive, shows it as the browser knows better, in its zone and chosen language. */
export function TakenOver() {
  useEffect(() => {
    startLanguage()
    startTheme()
    if (currentSession().status === 'signed-out') refreshSession()
  }, [])
  return null
}
