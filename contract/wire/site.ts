/** Settings of the operator that the page shows. The server embeds them in the page as JSON. */
export interface Site {
  readonly operatorName: string
  /** Its lines: street, place, country. */
  readonly operatorAddress: readonly string[]
  readonly operatorEmail: string
  readonly eventsUrl: string
  readonly communityUrl: string
  /** Where players of a related community sign in; null if there is none. */
  readonly communityLoginUrl: string | null
  readonly discordUrl: string
  /** Whether players can sign in with Discord. */
  readonly hasDiscordSignIn: boolean
  /** Where the app of this site is added to a server at Discord; null if there is none. */
  readonly discordAppUrl: string | null
  /** The star systems that the board can be filtered by. */
  readonly systems: readonly string[]
}

/** The id of the JSON block in the page. */
export const siteElementId = 'site'

export const defaultSite: Site = {
  operatorName: 'CrewBeacon',
  operatorAddress: [],
  operatorEmail: 'crew@crewbeacon.example',
  eventsUrl: 'https://robertsspaceindustries.com/en/comm-link',
  communityUrl: 'https://robertsspaceindustries.com/spectrum/community/SC',
  communityLoginUrl: null,
  discordUrl: 'https://discord.gg/starcitizen',
  hasDiscordSignIn: false,
  discordAppUrl: null,
  systems: [],
}
