import type { Site } from '#contract/wire/site.ts'
import type { Context } from '#server/context.ts'

/** What pages show of the operator's settings. */
export const siteOf = ({ config, locations }: Pick<Context, 'config' | 'locations'>): Site => ({
  ...config.site,
  systems: locations.systems,
})
