import { expect, test } from 'vitest'
import { createDatabase, silent } from '#server/testing/database.ts'
import { dumpSchema } from '#server/testing/schema-dump.ts'
import { connectToPostgres } from './connect.ts'
import { migrate } from './migrate.ts'

const migrateDatabase = async (url: string): Promise<void> => {
  const connection = connectToPostgres(url, silent)
  await migrate(connection).finally(connection.close)
}

/** On Postgres only, for its pg_dump. `npm run schema` writes the file. */
test('schema.sql shows the schema that the migrations make', async () => {
  const url = await createDatabase()
  await migrateDatabase(url)
  await expect(await dumpSchema(url)).toMatchFileSnapshot('schema.sql')
})
