/** The databases that the commands read and fill. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import {
  type Connection,
  connect,
  connectToPglite,
  connectToPostgres,
  embeddedFolder,
  openPglite,
} from '#server/db/connect.ts'
import { requestCopy } from '#server/db/folder-copies.ts'
import { silentLog } from '#server/log.ts'

const requireDatabase = (folder: string): void => {
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`There is no database of CrewBeacon in ${folder}.`)
}

/** The database of the site, which may be running. */
export const openForBackup = async (config: Config): Promise<Connection> => {
  if (config.databaseUrl !== undefined) return connect(config, silentLog)
  const folder = embeddedFolder(config)
  requireDatabase(folder)
  const copy = await requestCopy(folder)
  if (!copy) return connect(config, silentLog)
  const connection = connectToPglite(await openPglite(copy.folder), silentLog, folder)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      copy.release()
    },
  }
}

/** Throws if it is neither an address of Postgres nor a folder. */
export const isPostgres = (place: string): boolean => {
  if (!place.includes('://')) return false
  if (/^postgres(ql)?:/.test(place) && URL.canParse(place)) return true
  throw new Error(
    'That is no address of a Postgres database. It has to be like postgres://USER:PASSWORD@HOST/NAME.',
  )
}

/** A Postgres by its address, or the embedded database in a data folder. */
export const openPlace = async (config: Config, place: string): Promise<Connection> => {
  if (!isPostgres(place)) return connect({ ...config, databaseUrl: undefined, dataDir: place }, silentLog)
  const { host, pathname } = new URL(place)
  return { ...connectToPostgres(place, silentLog), place: `${host}${pathname}` }
}

/** Nothing else can have an embedded database open: it is locked. */
export const openSource = async (config: Config, place: string): Promise<Connection> => {
  if (!isPostgres(place)) requireDatabase(embeddedFolder({ dataDir: place }))
  return openPlace(config, place)
}
