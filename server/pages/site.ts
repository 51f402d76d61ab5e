import type { Site } from '#contract/wire/site.ts'
import type { Context } from '#server/context.ts'
import { installAddress } from '#server/discord/install-address.ts'

/** What pages show of the operator's settings. */
export const siteOf = ({ config, locations }: Pick<Context, 'config' | 'locations'>): Site => ({
  ...config.site,
  discordAppUrl: config.discordApp ? installAddress(config.discordApp.id) : null,
  systems: locations.systems,
})
