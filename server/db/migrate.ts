import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Connection } from './connect.ts'
import * as auth from './migrations/0001_auth.ts'
import * as crews from './migrations/0002_crews.ts'
import * as applications from './migrations/0003_applications.ts'
import * as messages from './migrations/0004_messages.ts'
import * as seats from './migrations/0005_seats.ts'
import * as ratings from './migrations/0006_ratings.ts'
import * as reports from './migrations/0007_reports.ts'
import * as inbox from './migrations/0008_inbox.ts'
import * as blocks from './migrations/0009_blocks.ts'
import * as discussion from './migrations/0010_discussion.ts'
import * as fleet from './migrations/0011_fleet.ts'
import * as hours from './migrations/0012_hours.ts'
import * as playerCounts from './migrations/0013_player_counts.ts'
import * as pictures from './migrations/0014_pictures.ts'
import * as accounts from './migrations/0015_accounts.ts'
import * as findable from './migrations/0016_findable.ts'
import * as crewShips from './migrations/0017_crew_ships.ts'
import * as moderation from './migrations/0018_moderation.ts'
import * as usersList from './migrations/0019_users_list.ts'
import * as audit from './migrations/0020_audit.ts'
import * as calendars from './migrations/0021_calendars.ts'
import * as crewsOver from './migrations/0022_crews_over.ts'
import * as foldedNames from './migrations/0024_folded_names.ts'
import type { Schema } from './schema.ts'

/** A landed migration is never edited: migrations.test.ts compares the files with their fingerprints. */
const migrations: Record<string, Migration> = {
  '0001_auth': auth,
  '0002_crews': crews,
  '0003_applications': applications,
  '0004_messages': messages,
  '0005_seats': seats,
  '0006_ratings': ratings,
  '0007_reports': reports,
  '0008_inbox': inbox,
  '0009_blocks': blocks,
  '0010_discussion': discussion,
  '0011_fleet': fleet,
  '0012_hours': hours,
  '0013_player_counts': playerCounts,
  '0014_pictures': pictures,
  '0015_accounts': accounts,
  '0016_findable': findable,
  '0017_crew_ships': crewShips,
  '0018_moderation': moderation,
  '0019_users_list': usersList,
  '0020_audit': audit,
  '0021_calendars': calendars,
  '0022_crews_over': crewsOver,
  '0024_folded_names': foldedNames,
}

const executedMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Refuses a database with migrations that this version does not know, before anything in it changes. */
const refuseUnknownLayout = (executed: readonly string[], place: string): void => {
  if (executed.every((name) => Object.hasOwn(migrations, name))) return
  throw new Error(
    `The database in ${place} was made by another version of CrewBeacon and was left as it is. ` +
      'Start the version that made it, or start with a new, empty database.',
  )
}

/** Safe when several nodes start together: the Migrator holds a lock in the database. */
export const migrate = ({ place, withoutTimeouts }: Connection): Promise<void> =>
  withoutTimeouts(async (db) => {
    refuseUnknownLayout(await executedMigrations(db), place)
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest()
    if (error) throw error
  })
