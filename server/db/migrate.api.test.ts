import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { migrate } from './migrate.ts'

const t = openTestApp()

test('a database of another layout is refused in one line and left as it is', async () => {
  const { connection } = t
  const { db } = connection
  const executed = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
      ({ name }) => name,
    )
  const known = await executed()
  await sql`insert into kysely_migration (name, timestamp) values ('0001_accounts', '2026-01-01')`.execute(db)
  try {
    await expect(migrate(connection)).rejects.toThrow(/^The database in .+ left as it is\. [^\n]+$/)
    expect(await executed()).toEqual([...known, '0001_accounts'].sort())
  } finally {
    await sql`delete from kysely_migration where name = '0001_accounts'`.execute(db)
  }
  await migrate(connection)
  expect(await executed()).toEqual(known)
})
