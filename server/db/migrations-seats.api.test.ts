/** The free seats that migration 0005 works out in SQL, compared with the rule of the contract. */
import fc from 'fast-check'
import { type Migration, type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { missionStatuses } from '#contract/crews/fields.ts'
import { freeSeatKinds } from '#contract/crews/seats.ts'
import { roleCategories } from '#contract/roles/fields.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import * as auth from './migrations/0001_auth.ts'
import * as crews from './migrations/0002_crews.ts'
import * as applications from './migrations/0003_applications.ts'
import * as messages from './migrations/0004_messages.ts'
import * as seats from './migrations/0005_seats.ts'
import type { Schema } from './schema.ts'

const t = openTestApp()

const earlier: readonly Migration[] = [auth, crews, applications, messages]
const migration: Migration = seats

const anyRole = fc.record({
  roleCategory: fc.constantFrom(...roleCategories),
  slotsNeeded: fc.integer({ min: 1, max: 4 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** Before this migration the roles of a crew could want more seats than it has. */
const anyCrew = fc
  .record({
    roles: fc.array(anyRole, { maxLength: 5 }),
    size: fc.integer({ min: 1, max: 14 }),
    others: fc.nat(6),
    missionStatus: fc.constantFrom(...missionStatuses),
  })
  .map(({ roles: wanted, size, others, missionStatus }) => {
    const roles = wanted.map(({ share, ...role }) => ({
      ...role,
      slotsFilled: Math.floor(share * (role.slotsNeeded + 1) * 0.99),
    }))
    const inRoles = roles.reduce((sum, { slotsFilled }) => sum + slotsFilled, 0)
    const maxCrewSize = Math.max(size, 1 + inRoles)
    return { roles, maxCrewSize, currentCrewSize: Math.min(maxCrewSize, 1 + inRoles + others), missionStatus }
  })
type Crew = typeof anyCrew extends fc.Arbitrary<infer T> ? T : never

/** Runs in tables of its own, which are gone afterwards. */
const inOwnSchema = async (work: (db: Transaction<Schema>) => Promise<void>): Promise<void> => {
  const transaction = await t.connection.db.startTransaction().execute()
  try {
    await sql`create schema before_seats`.execute(transaction)
    await sql`set local search_path to before_seats, public`.execute(transaction)
    await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

const insertCrew = async (db: QueryExecutorProvider, crew: Crew): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into crews (author_id, title, description, post_type, mission_status, current_crew_size, max_crew_size,
      primary_language, timezone, search_text, created_at, updated_at)
    select id, 'Halo', 'Halo', 'crew_search', ${crew.missionStatus}, ${crew.currentCrewSize}, ${crew.maxCrewSize},
      'en', 'UTC', ' halo', now(), now()
    from users
    returning id
  `.execute(db)
  const id = rows[0]?.id ?? 0
  // In reverse: the order of the post is the position, not the id.
  for (const [position, role] of [...crew.roles.entries()].reverse()) {
    await sql`
      insert into crew_roles (crew_id, position, role_name, role_category, slots_needed, slots_filled, compensation_type)
      values (${id}, ${position}, 'Role', ${role.roleCategory}, ${role.slotsNeeded}, ${role.slotsFilled}, 'fun')
    `.execute(db)
  }
  return id
}

interface MigratedCrew {
  id: number
  free_seats: string[]
  are_facets: boolean
  times: Record<string, string | null>
}

const timeOf = {
  in_progress: 'started',
  completed: 'completed',
  ended: 'ended',
  cancelled: 'cancelled',
} as const

test('crews from before get the free seats and times that they would have now', () =>
  inOwnSchema(async (db) => {
    for (const { up } of earlier) await up(db)
    await sql`
      insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
      values ('leader', 'leader@crew.example', '', 'UTC', '{en}', now())
    `.execute(db)
    const written = new Map<number, Crew>()
    for (const crew of fc.sample(anyCrew, 120)) written.set(await insertCrew(db, crew), crew)
    await migration.up(db)
    const { rows } = await sql<MigratedCrew>`
      select id, free_seats, facets @> free_seats as are_facets,
        json_strip_nulls(json_build_object('started', started_at = updated_at, 'completed', completed_at = updated_at,
          'ended', ended_at = updated_at, 'cancelled', cancelled_at = updated_at)) as times
      from crews
    `.execute(db)
    expect(rows).toHaveLength(written.size)
    for (const { id, free_seats, are_facets, times } of rows) {
      const crew = written.get(id)
      if (!crew) throw new Error(`There is no crew ${id}`)
      const expected = freeSeatKinds(crew).map((kind) => `seat:${kind}`)
      expect([...free_seats].sort(), JSON.stringify(crew)).toEqual(expected.sort())
      expect(are_facets).toBe(true)
      expect(times).toEqual(crew.missionStatus === 'open' ? {} : { [timeOf[crew.missionStatus]]: true })
    }
  }))
