/** What must hold for every crew and every player at any time, checked in the tables themselves. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '#server/db/connect.ts'
import { expectFacets } from './facet-invariants.ts'

const violations = sql<{ violation: string; id: number }>`
  with flown as (
    select author_id as user_id, mission_status from crews
    union all
    select user_id, mission_status from crew_members join crews on crews.id = crew_members.crew_id
  )
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
  select 'co-leader is no member', crews.id
  from crews
  where co_leader_id is not null
    and not exists (select from crew_members where crew_id = crews.id and user_id = co_leader_id)
  union all
  select 'former player in a running crew', crews.id
  from crews
  left join crew_members on crew_members.crew_id = crews.id
  join users on users.id in (crews.author_id, crew_members.user_id)
  where users.deleted_at is not null and mission_status in ('open', 'in_progress')
  union all
  select 'favourite of a blocked player', favourites.user_id
  from favourites
  join blocks on (blocker_id, blocked_id) in ((user_id, favourite_id), (favourite_id, user_id))
  union all
  select 'two pending applications', min(id)
  from applications where status = 'pending' group by crew_id, user_id having count(*) > 1
  union all
  select 'application to their own crew', applications.id
  from applications join crews on crews.id = applications.crew_id and crews.author_id = applications.user_id
  where applications.status = 'pending'
  union all
  select 'member with a pending application', applications.id
  from applications
  join crew_members using (crew_id, user_id)
  where applications.status = 'pending'
  union all
  select 'member on the waiting list', waitlist_entries.id
  from waitlist_entries
  join crew_members using (crew_id, user_id)
  where removed_at is null
  union all
  select 'ship of somebody else', fleet_ships.id
  from (
    select author_id as user_id, fleet_ship_id from crews
    union all
    select user_id, fleet_ship_id from crew_members
    union all
    select user_id, fleet_ship_id from applications
  ) as brought
  join fleet_ships on fleet_ships.id = brought.fleet_ship_id
  where fleet_ships.user_id <> brought.user_id
  union all
  select 'too many pictures in a log', crew_id
  from mission_pictures
  group by crew_id
  having count(*) > 6
  union all
  select 'picture of somebody who was not aboard', mission_pictures.id
  from mission_pictures
  join crews on crews.id = mission_pictures.crew_id
  where mission_pictures.author_id <> crews.author_id
    and not exists (
      select from crew_members
      where crew_members.crew_id = crews.id and crew_members.user_id = mission_pictures.author_id
    )
  union all
  select 'copied picture of a decided report', report_id
  from report_pictures
  join reports on reports.id = report_id
  where status <> 'pending'
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
  where (from_status <> 'pending' and (from_status, to_status) <> ('declined', 'accepted'))
    or mission_status not in ('open', 'in_progress')
  union all
  select 'rating counters', users.id
  from users
  where stars_received <> array(
      select (
        select count(*)::integer from received_ratings where user_id = users.id and counts and stars = each.stars
      )
      from generate_series(1, 5) as each (stars)
      order by each.stars
    )
    or rating_count <> (select count(*) from received_ratings where user_id = users.id and counts)
    or rating_sum <> (select coalesce(sum(stars), 0) from received_ratings where user_id = users.id and counts)
  union all
  select 'rating counts', ratings.id
  from ratings join received_ratings on rating_id = ratings.id
  where rater_id is not null and counts = exists (
    select from ratings as newer join received_ratings as received on received.rating_id = newer.id
    where newer.rater_id = ratings.rater_id
      and received.user_id = received_ratings.user_id
      and (newer.created_at, newer.id) > (ratings.created_at, ratings.id)
      and newer.created_at < ratings.created_at + interval '7 days'
  )
  union all
  select 'two ratings', min(id)
  from ratings where rater_id is not null group by crew_id, rater_id, type having count(*) > 1
  union all
  select 'rating of oneself', ratings.id
  from ratings join received_ratings on received_ratings.rating_id = ratings.id
  where received_ratings.user_id = ratings.rater_id
  union all
  select 'player counts', users.id
  from users
  left join player_counts on player_counts.user_id = users.id
  where users.deleted_at is null and (created, led, completed, cancelled, threads, thread_views) is distinct from (
    (select count(*) from crews where author_id = users.id),
    (select count(*) from crews where author_id = users.id and mission_status in ('completed', 'ended')),
    (select count(*) from flown where user_id = users.id and mission_status in ('completed', 'ended')),
    (select count(*) from flown where user_id = users.id and mission_status = 'cancelled'),
    (
      select count(*) from crews
      where author_id = users.id
        and exists (select from comments where crew_id = crews.id and removed_at is null)
    ),
    (
      select coalesce(sum(views), 0)
      from crew_views join crews on crews.id = crew_views.crew_id
      where author_id = users.id
    )
  )
  union all
  select 'address of the picture', users.id
  from users
  left join pictures on pictures.user_id = users.id
  where profile_image is distinct from '/api/pictures/' || hash
  union all
  select 'verified handle', users.id
  from users
  left join handle_proofs on handle_proofs.user_id = users.id and status = 'verified'
  where verified_handle is distinct from handle
  union all
  select 'absence from a mission that is not completed', absences.id
  from absences join crews on crews.id = absences.crew_id
  where mission_status not in ('completed', 'ended')
  union all
  select 'rating of or by somebody absent', ratings.id
  from ratings
  join absences on absences.crew_id = ratings.crew_id and absences.status in ('marked', 'contested', 'upheld')
  where rater_id = absences.user_id
    or type = 'crew' and exists (
      select from received_ratings where rating_id = ratings.id and user_id = absences.user_id
    )
  union all
  select 'shares do not add up', settlements.crew_id
  from settlements
  where takings - expenses <> (
      select coalesce(sum(amount), 0) from settlement_shares where crew_id = settlements.crew_id
    )
    or exists (
      select from crews where id = settlements.crew_id and mission_status not in ('completed', 'ended')
    )
  union all
  select 'share of somebody who was not aboard', share.crew_id
  from settlement_shares as share join crews on crews.id = share.crew_id
  where share.user_id <> author_id
    and not exists (select from crew_members where crew_id = crews.id and user_id = share.user_id)
  union all
  select 'two open reports', min(id)
  from reports
  where status = 'pending'
  group by reporter_id, reported_id, crew_id, case when crew_id is null then subject end
  having count(*) > 1
`

export const expectInvariants = async (connection: Connection): Promise<void> => {
  const { rows } = await violations.execute(connection.db)
  expect(rows).toEqual([])
  await expectFacets(connection)
}
