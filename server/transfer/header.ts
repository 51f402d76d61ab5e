import * as z from 'zod/mini'
import { ownMigrations } from '#server/db/migrate.ts'

export const formatVersion = 1

/** This much stays the same in every version of the format. */
export const headerStart = z.object({ format: z.literal('crewbeacon'), formatVersion: z.int() })

/** Names are printed: they must not hold what a terminal would obey. */
const name = z.string().check(z.regex(/^\P{C}{1,63}$/u))

/** What a copy of a database is made of: the rows follow table by table, each as one line of JSON. */
export const headerSchema = z.extend(headerStart, {
  createdAt: z.iso.datetime(),
  migrations: z.array(name),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'pgboss']),
      name,
      columns: z.array(name),
      rows: z.int().check(z.gte(0)),
    }),
  ),
  sequences: z.array(z.object({ name, value: z.int() })),
})
export type Header = z.infer<typeof headerSchema>

export const fromOtherVersion = (what: string) =>
  new Error(`${what} was made by another version of CrewBeacon. Install that version first.`)

export const requireKnownMigrations = ({ migrations }: Header, what: string): void => {
  if (!migrations.every((name) => Object.hasOwn(ownMigrations, name))) throw fromOtherVersion(what)
}

/** Each version has all migrations of the one before it. */
export const isVersion = (migrations: readonly string[]): boolean => {
  const own = Object.keys(ownMigrations).slice(0, migrations.length)
  return own.length > 0 && own.join() === migrations.toSorted().join()
}
