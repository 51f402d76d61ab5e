import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followNoticeLinks } from './browser/notice-links.ts'
import { registerServiceWorker } from './browser/service-worker.ts'
import { startLanguage } from './i18n/language.ts'
import { forgetHeadOnNavigation } from './rendering/forget-head.ts'
import { prepareHydration } from './rendering/hydrate.ts'
import { readRenderedState, removeRenderedState } from './rendering/rendered-state.ts'
import { createAppRouter } from './routes.tsx'
import { startSession } from './session/session.ts'
import { startTheme } from './shell/bars/theme.ts'
import { focusOnNavigation } from './shell/focus-on-navigation.ts'

const start = async (container: HTMLElement): Promise<void> => {
  const router = createAppRouter()
  focusOnNavigation(router)
  forgetHeadOnNavigation(router)
  followNoticeLinks((path) => router.history.push(path))
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const rendered = readRenderedState()
  if (rendered && (await prepareHydration(rendered, router))) {
    // As a transition it can be interrupted, so that the page reacts to its visitor meanwhile.
    startTransition(() => {
      hydrateRoot(container, page)
    })
    return
  }
  removeRenderedState()
  startLanguage()
  startTheme()
  startSession()
  createRoot(container).render(page)
}

const container = document.getElementById('root')
if (container) start(container)
if (import.meta.env.PROD) registerServiceWorker()
