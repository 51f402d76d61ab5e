import { createRoute, type RouteComponent } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { getParentRoute } from './root-routes.tsx'

const readTranslation = ({ translation }: Record<string, unknown>): { translation?: 'en' | undefined } => ({
  translation: translation === 'en' ? 'en' : undefined,
})

const legalRoute = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute, path, validateSearch: readTranslation, component })

export const legalRoutes = [
  legalRoute(
    paths.impressum,
    lazyPage(() => import('#web/pages/legal/ImpressumPage.tsx'), 'ImpressumPage'),
  ),
  legalRoute(
    paths.privacy,
    lazyPage(() => import('#web/pages/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  ),
  legalRoute(
    paths.terms,
    lazyPage(() => import('#web/pages/legal/TermsPage.tsx'), 'TermsPage'),
  ),
  legalRoute(
    paths.rules,
    lazyPage(() => import('#web/pages/legal/RulesPage.tsx'), 'RulesPage'),
  ),
]
