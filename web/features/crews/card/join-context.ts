import { createContext, use } from 'react'
import type { CrewSummary } from '#contract/crews.ts'

/** How a page lets a player apply to a crew in place; without one the action leads to the crew's page. */
export const JoinContext = createContext<((crew: CrewSummary) => Promise<unknown>) | undefined>(undefined)

export const useJoin = () => use(JoinContext)
