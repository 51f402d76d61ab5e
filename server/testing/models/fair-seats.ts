import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '#server/db/connect.ts'

/** What must hold for the seats of a crew at any time, and what once the job has offered those that are free. */
export const expectFairSeats = async ({ db }: Pick<Connection, 'db'>, id: number): Promise<void> => {
  const { rows } = await sql<{ problem: string }>`
    with held as (select * from seat_offers where crew_id = ${id} and holds_seat and ended_at is null)
    select 'too many seats' as problem
    from crews
    where id = ${id} and current_crew_size + (select count(*) from held) > max_crew_size
    union all
    select 'too many in a role'
    from crew_roles
    where crew_id = ${id}
      and slots_filled + (select count(*) from held where role_id = crew_roles.id) > slots_needed
    union all
    select 'a member has an offer or waits'
    from crew_members
    where crew_id = ${id} and (
      exists (select from seat_offers where user_id = crew_members.user_id and crew_id = ${id} and ended_at is null)
      or exists (select from waitlist_entries where user_id = crew_members.user_id and crew_id = ${id})
    )
    union all
    select 'an empty seat while somebody waits'
    from crews
    where id = ${id} and current_crew_size + (select count(*) from held) < max_crew_size
      and exists (select from waitlist_entries where crew_id = ${id} and role_id is null)
    union all
    select 'an empty seat in a role while somebody waits for it'
    from crew_roles
    join crews on crews.id = crew_id
    where crew_id = ${id}
      and current_crew_size + (select count(*) from held) < max_crew_size
      and slots_filled + (select count(*) from held where role_id = crew_roles.id) < slots_needed
      and exists (select from waitlist_entries where role_id = crew_roles.id)
  `.execute(db)
  expect(rows).toEqual([])
}
