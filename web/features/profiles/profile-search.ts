export const profileTabs = ['overview', 'fleet', 'ratings', 'missions', 'settings'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab in the address bar; undefined for the overview. */
export const readProfileSearch = (given: Record<string, unknown>): { tab?: ProfileTab | undefined } => ({
  tab: profileTabs.find((tab) => tab !== 'overview' && tab === given.tab),
})

/** Others have no settings to show, so their address leads to the overview. */
export const shownTab = (tab: ProfileTab | undefined, isOwn: boolean): ProfileTab =>
  tab === undefined || (tab === 'settings' && !isOwn) ? 'overview' : tab
