import { lazyPage } from '#web/shell/lazy-page.tsx'

/** What only players see of a crew, in a chunk of its own: most visitors are guests who follow a link. */
export const PlayerSections = lazyPage(() => import('./player/PlayerSections.tsx'), 'PlayerSections')
