/** Databases for measuring, on the server that `npm run bench` starts. */
import pg from 'pg'

/** Empty, or a copy of another one without connections. */
export const createDatabase = async (serverUrl: string, name: string, copyOf?: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}${copyOf ? ` template ${copyOf}` : ''}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
