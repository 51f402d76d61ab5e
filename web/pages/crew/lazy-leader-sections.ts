import { lazyPage } from '#web/shell/lazy-page.tsx'

/** What only those who lead a crew see of it, in a chunk of its own. */
export const LeaderSections = lazyPage(() => import('./lead/LeaderSections.tsx'), 'LeaderSections')
