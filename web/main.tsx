import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { registerServiceWorker } from './browser/service-worker.ts'
import { startLanguage } from './i18n/language.ts'
import { forgetHeadOnNavigation } from './rendering/forget-head.ts'
import { forgetRenderedState, readRenderedState } from './rendering/rendered-state.ts'
import { takeOver } from './rendering/take-over.ts'
import { type AppRouter, createAppRouter } from './routes.tsx'
import { startSession } from './session/session.ts'
import { focusOnNavigation } from './shell/focus-on-navigation.ts'
import { startTheme } from './shell/theme.ts'

/** Ends the task, so that the browser can answer the visitor between the steps of the start. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const tryToTakeOver = async (router: AppRouter): Promise<boolean> => {
  const rendered = readRenderedState()
  try {
    return rendered !== undefined && (await takeOver(rendered, router))
  } catch {
    // A part could not be loaded. Rendered anew, the page says so and offers to try again.
    return false
  }
}

const start = async (container: HTMLElement): Promise<void> => {
  await pause()
  const router = createAppRouter()
  focusOnNavigation(router)
  forgetHeadOnNavigation(router)
  await pause()
  if (await tryToTakeOver(router)) {
    // As a transition it can be interrupted, so that the page reacts to its visitor meanwhile.
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })
    return
  }
  window.stopNoting?.()
  forgetRenderedState()
  startLanguage()
  startTheme()
  startSession()
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

// Under this name the library that locks scrolling behind dialogs looks for the nonce of its style element.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLElement>('script[nonce]')?.nonce })

const container = document.getElementById('root')
if (container) start(container)
if (import.meta.env.PROD) registerServiceWorker()
