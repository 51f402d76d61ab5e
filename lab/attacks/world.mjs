// A site of some size, which every attack finds: 300 posts and 20,000 players.
import { run } from './preparing.mjs'

const addPlayers = `
  insert into users (username, email, password_hash, timezone, preferred_languages, is_findable, last_seen_at, created_at)
  select 'findable-' || n, 'findable-' || n || '@attack.example', 'x', 'Europe/Berlin', '{en,de}', true, now(), now()
  from generate_series(1, 20000) as n
`

/** Copies of open demo posts without what belongs to their members, by leaders of their own. */
const addPosts = `
  insert into crews overriding system value
  select (jsonb_populate_record(copied, jsonb_build_object(
    'id', nextval('crews_id_seq'),
    'author_id', leader.id,
    'title', copied.title || ' ' || n,
    'current_crew_size', 1,
    'co_leader_id', null,
    'lead_offered_to', null,
    'fleet_ship_id', null,
    'leader_joined_at', null,
    'handed_over_at', null
  ))).*
  from generate_series(1, 300) as n
  cross join lateral (
    select * from crews where mission_status = 'open' and not is_hidden and id < 1000 order by hashint8(id + n) limit 1
  ) as found
  join crews as copied on copied.id = found.id
  join users as leader on leader.username = 'findable-' || n
`

/** @param {string} databaseUrl */
export const fillWorld = async (databaseUrl) => {
  await run(databaseUrl, addPlayers)
  await run(databaseUrl, addPosts)
  await run(databaseUrl, 'analyze')
}
