import { lazyPage } from '#web/shell/lazy-page.tsx'

/** The crew that a visitor came for, in chunks of their own: most who sign in or up do not come for one. */
export const CrewAhead = lazyPage(() => import('#web/features/crews/CrewAhead.tsx'), 'CrewAhead')
export const CrewBeside = lazyPage(() => import('#web/features/crews/CrewBeside.tsx'), 'CrewBeside')
