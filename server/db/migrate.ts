import { type Migration, Migrator } from 'kysely'
import type { Connection } from './connect.ts'
import * as accounts from './migrations/0001_accounts.ts'
import * as crews from './migrations/0002_crews.ts'
import * as joining from './migrations/0003_joining.ts'
import * as upkeep from './migrations/0004_upkeep.ts'
import * as search from './migrations/0005_search.ts'
import * as lastingApplications from './migrations/0006_lasting_applications.ts'
import * as crewIndex from './migrations/0007_crew_index.ts'
import * as zoneNames from './migrations/0008_zone_names.ts'

const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_crews': crews,
  '0003_joining': joining,
  '0004_upkeep': upkeep,
  '0005_search': search,
  '0006_lasting_applications': lastingApplications,
  '0007_crew_index': crewIndex,
  '0008_zone_names': zoneNames,
}

/** Safe when several nodes start together: the Migrator holds a lock in the database. */
export const migrate = ({ patiently }: Connection): Promise<void> =>
  patiently(async (db) => {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest()
    if (error) throw error
  })
