import * as z from 'zod/mini'
import { ownMigrations } from '#server/db/migrate.ts'

export const formatVersion = 1

/** This much stays the same in every version of the format. */
export const headerStart = z.object({ format: z.literal('crewbeacon'), formatVersion: z.int() })

/** What a copy of a database is made of: the rows follow table by table, each as one line of JSON. */
export const header = z.extend(headerStart, {
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
})
export type Header = z.infer<typeof header>

export const fromNewerVersion = (what: string) =>
  new Error(`${what} is from a newer version of CrewBeacon. Install that version first.`)

export const requireKnownMigrations = ({ migrations }: Header, what: string): void => {
  if (!migrations.every((name) => Object.hasOwn(ownMigrations, name))) throw fromNewerVersion(what)
}
