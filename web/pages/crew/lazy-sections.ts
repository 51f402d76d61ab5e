/** What only players see of a crew, in chunks of their own: most visitors are guests who follow a link. */
import { lazyPage } from '#web/shell/lazy-page.tsx'

export const PlayerSections = lazyPage(() => import('./PlayerSections.tsx'), 'PlayerSections')
export const LeaderSections = lazyPage(() => import('./LeaderSections.tsx'), 'LeaderSections')
