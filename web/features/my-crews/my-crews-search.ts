import { choiceOf } from '#contract/wire/choice-of.ts'
import type { OwnCrews } from '#web/session/own-crews.ts'

export type MyCrewsTab = keyof OwnCrews

export const myCrewsTabs = ['led', 'joined', 'applied', 'past'] as const satisfies readonly MyCrewsTab[]

/** The tab in the address bar; undefined when the page is opened from the menu. */
export const readMyCrewsSearch = (given: Record<string, unknown>): { tab?: MyCrewsTab | undefined } => ({
  tab: choiceOf(myCrewsTabs, given.tab),
})

/** The first tab that is not empty. */
export const firstFilled = (crews: OwnCrews): MyCrewsTab =>
  myCrewsTabs.find((tab) => crews[tab].length > 0) ?? 'led'
