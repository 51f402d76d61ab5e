import { createContext, use } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'

/** Opens the form to apply for a crew. Without it, the join button leads to the crew's page. */
export const JoinContext = createContext<((crew: CrewSummary) => Promise<unknown>) | undefined>(undefined)

export const useJoin = () => use(JoinContext)
