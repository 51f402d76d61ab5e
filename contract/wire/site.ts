/** What the operator configures and the page shows; the server puts it into the page as JSON. */
export interface Site {
  readonly operatorEmail: string
  readonly eventsUrl: string
  readonly communityUrl: string
  readonly communityLoginUrl: string
  readonly discordUrl: string
}

/** The id of the JSON block in the page that holds it. */
export const siteElementId = 'site'

export const defaultSite: Site = {
  operatorEmail: 'crew@crewbeacon.example',
  eventsUrl: 'https://robertsspaceindustries.com/en/comm-link',
  communityUrl: 'https://robertsspaceindustries.com/spectrum/community/SC',
  communityLoginUrl: 'https://robertsspaceindustries.com/en/connect',
  discordUrl: 'https://discord.gg/starcitizen',
}
