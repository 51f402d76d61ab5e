export const profileTabs = ['overview', 'fleet', 'ratings', 'missions', 'settings'] as const
export type ProfileTab = (typeof profileTabs)[number]

interface ProfileSearch {
  /** Undefined for the overview. */
  tab?: ProfileTab | undefined
}

/** What is in the address bar. */
export const readProfileSearch = (given: Record<string, unknown>): ProfileSearch => ({
  tab: profileTabs.find((tab) => tab !== 'overview' && tab === given.tab),
})

/** Others have no settings to show, so their address leads to the overview. */
export const shownTab = (tab: ProfileTab | undefined, isOwn: boolean): ProfileTab =>
  tab === undefined || (tab === 'settings' && !isOwn) ? 'overview' : tab
