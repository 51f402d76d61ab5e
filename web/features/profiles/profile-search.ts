import { type DiscordOutcome, readDiscordOutcome } from '#contract/discord/outcomes.ts'

export const profileTabs = ['overview', 'fleet', 'ratings', 'missions', 'settings'] as const
export type ProfileTab = (typeof profileTabs)[number]

interface ProfileSearch {
  /** Undefined for the overview. */
  tab?: ProfileTab | undefined
  /** Of a way to Discord that the player has just come back from. */
  discord?: DiscordOutcome | undefined
}

/** What is in the address bar. */
export const readProfileSearch = (given: Record<string, unknown>): ProfileSearch => ({
  tab: profileTabs.find((tab) => tab !== 'overview' && tab === given.tab),
  discord: readDiscordOutcome(given.discord),
})

/** Others have no settings to show, so their address leads to the overview. */
export const shownTab = (tab: ProfileTab | undefined, isOwn: boolean): ProfileTab =>
  tab === undefined || (tab === 'settings' && !isOwn) ? 'overview' : tab
