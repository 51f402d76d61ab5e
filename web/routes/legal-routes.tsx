import { createRoute } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { getParentRoute } from './root-routes.tsx'

const readTranslation = ({ translation }: Record<string, unknown>): { translation?: 'en' | undefined } => ({
  translation: translation === 'en' ? 'en' : undefined,
})

const component = lazyPage(() => import('#web/pages/legal/LegalPage.tsx'), 'LegalPage')

const legalRoute = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute, path, validateSearch: readTranslation, component })

export const legalRoutes = [
  legalRoute(paths.impressum),
  legalRoute(paths.privacy),
  legalRoute(paths.terms),
  legalRoute(paths.rules),
]
