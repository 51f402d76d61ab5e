/** The databases that the commands read and fill. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
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

/** PgBouncer refuses connections that bring timeouts along, but would take one for work without them. */
const requireDirect = async (connection: Connection): Promise<Connection> => {
  try {
    await sql`select`.execute(connection.db)
    return connection
  } catch (error) {
    await connection.close()
    if (!String(error).includes('unsupported startup parameter')) throw error
    throw new Error(
      'This address leads through PgBouncer: use the one of Postgres itself, or set DATABASE_DIRECT_URL to it.',
    )
  }
}

/** The database of the site. */
export const openOwn = async (config: Config): Promise<Connection> =>
  requireDirect(await connect(config, silentLog))

/** The same, of a site that may be running. */
export const openForBackup = async (config: Config): Promise<Connection> => {
  if (config.databaseUrl !== undefined) return openOwn(config)
  const folder = embeddedFolder(config)
  requireDatabase(folder)
  const copy = await requestCopy(folder)
  if (!copy) return openOwn(config)
  try {
    const connection = connectToPglite(await openPglite(copy.folder), silentLog, folder)
    return { ...connection, close: () => connection.close().finally(copy.release) }
  } catch (error) {
    copy.release()
    throw error
  }
}

const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** Of a Postgres, or the data folder of an embedded database. */
const requireAddress = (address: string): void => {
  if (!address.includes('://') || (isPostgres(address) && URL.canParse(address))) return
  throw new Error(
    'That is no address of a Postgres database. It has to be like postgres://USER:PASSWORD@HOST/NAME.',
  )
}

export const openTarget = async (config: Config, address: string): Promise<Connection> => {
  requireAddress(address)
  if (!isPostgres(address)) return connect({ ...config, databaseUrl: undefined, dataDir: address }, silentLog)
  const { host, pathname } = new URL(address)
  return requireDirect({ ...connectToPostgres(address, silentLog), dataLocation: `${host}${pathname}` })
}

/** Nothing else can have an embedded database open: it is locked. */
export const openSource = async (config: Config, address: string): Promise<Connection> => {
  requireAddress(address)
  if (!isPostgres(address)) requireDatabase(embeddedFolder({ dataDir: address }))
  return openTarget(config, address)
}
