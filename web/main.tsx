import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerServiceWorker } from './browser/service-worker.ts'
import { startLanguage } from './i18n/language.ts'
import { createAppRouter } from './routes.tsx'
import { startSession } from './session/session.ts'
import { focusOnNavigation } from './shell/focus-on-navigation.ts'
import { startTheme } from './shell/theme.ts'

startLanguage()
startTheme()
startSession()
const router = createAppRouter()
focusOnNavigation(router)
if (import.meta.env.PROD) registerServiceWorker()

const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
