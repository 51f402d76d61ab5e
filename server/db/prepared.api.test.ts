import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { prepared } from './prepared.ts'

const t = openTestApp()

test('a marked statement is answered, and prepared, whether a transaction or the pool sends it', async () => {
  const { db, pool } = t.connection
  const marked = sql<{ one: number }>`${prepared} select ${1}::int as one`
  const { sql: text } = marked.compile(db)
  expect((await marked.execute(db)).rows).toEqual([{ one: 1 }])
  expect((await pool.query(text, [1])).rows).toEqual([{ one: 1 }])
  const { rows } = await pool.query('select from pg_prepared_statements where statement = $1', [text])
  expect(rows).toHaveLength(1)
  await expect(pool.query(text, ['x'])).rejects.toThrow('invalid input syntax')
})
