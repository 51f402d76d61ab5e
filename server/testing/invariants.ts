/** What must hold for every crew and every player at any time, checked in the tables themselves. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '#server/db/connect.ts'

const violations = sql<{ violation: string; id: number }>`
  select 'crew size' as violation, crews.id
  from crews
  where current_crew_size <> 1 + (select count(*) from crew_members where crew_id = crews.id)
    or current_crew_size not between 1 and max_crew_size
  union all
  select 'slots', crew_roles.id
  from crew_roles
  where slots_filled <> (select count(*) from crew_members where role_id = crew_roles.id)
    or slots_filled not between 0 and slots_needed
  union all
  select 'leader is a member', crews.id
  from crews join crew_members on crew_members.crew_id = crews.id and crew_members.user_id = crews.author_id
  union all
  select 'two pending applications', min(id)
  from applications where status = 'pending' group by crew_id, user_id having count(*) > 1
  union all
  select 'application to their own crew', applications.id
  from applications join crews on crews.id = applications.crew_id and crews.author_id = applications.user_id
  union all
  select 'member with a pending application', applications.id
  from applications
  join crew_members using (crew_id, user_id)
  where applications.status = 'pending'
  union all
  select 'forbidden move', crew_id
  from test_moves
  where (from_status, to_status) not in (
    ('open', 'in_progress'),
    ('open', 'cancelled'),
    ('in_progress', 'completed'),
    ('in_progress', 'cancelled'),
    ('completed', 'ended'))
  union all
  select 'decided twice or too late', application_id
  from test_decisions
  where from_status <> 'pending' or mission_status not in ('open', 'in_progress')
  union all
  select 'rating counters', users.id
  from users
  where stars_received <> array(
      select (select count(*)::integer from received_ratings where user_id = users.id and stars = each.stars)
      from generate_series(1, 5) as each (stars)
      order by each.stars
    )
    or rating_count <> (select count(*) from received_ratings where user_id = users.id)
    or rating_sum <> (select coalesce(sum(stars), 0) from received_ratings where user_id = users.id)
  union all
  select 'two ratings', min(id)
  from ratings where rater_id is not null group by crew_id, rater_id, type having count(*) > 1
  union all
  select 'rating of oneself', ratings.id
  from ratings join received_ratings on received_ratings.rating_id = ratings.id
  where received_ratings.user_id = ratings.rater_id
  union all
  select 'two open reports', min(id)
  from reports where status = 'pending' group by reporter_id, reported_id, crew_id having count(*) > 1
`

export const expectInvariants = async ({ db }: Connection): Promise<void> => {
  const { rows } = await violations.execute(db)
  expect(rows).toEqual([])
}
