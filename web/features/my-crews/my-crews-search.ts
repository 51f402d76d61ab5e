import type { listMyCrews } from '#contract/missions/missions.ts'
import type { Answer } from '#contract/wire/endpoint.ts'

export type MyCrewsAnswer = Answer<typeof listMyCrews>
export type MyCrewsTab = keyof MyCrewsAnswer

export const myCrewsTabs = ['led', 'joined', 'applied', 'past'] as const satisfies readonly MyCrewsTab[]

/** The tab in the address bar; undefined when the page is opened from the menu. */
export const readMyCrewsSearch = (given: Record<string, unknown>): { tab?: MyCrewsTab | undefined } => ({
  tab: myCrewsTabs.find((tab) => tab === given.tab),
})

/** The first tab that is not empty. */
export const firstFilled = (crews: MyCrewsAnswer): MyCrewsTab =>
  myCrewsTabs.find((tab) => crews[tab].length > 0) ?? 'led'
