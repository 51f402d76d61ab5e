/** Players, and what belongs to one besides posts. */

/** With the counters that triggers keep otherwise. */
const insertPlayers = (count: number) => `
  insert into users (id, username, email, password_hash, display_name, bio, timezone, preferred_languages, playtimes, created_at,
    last_seen_at, email_confirmed_at, is_findable, stars_received)
  overriding system value
  select
    n, bench.name(n), bench.name(n) || '@players.example', repeat('-', 97), initcap(bench.name(n)),
    'Evenings and weekends, mostly cargo and some combat.',
    (array['Europe/Berlin', 'Europe/London', 'America/New_York', 'Australia/Sydney'])[1 + n % 4],
    array[(array['en', 'de', 'fr', 'es'])[1 + n % 4]], '{evening,weekend}',
    now() - n * interval '700 days' / ${count}, now() - bench.pick(n, 20, 90) * interval '1 day', now(), n % 10 = 0,
    coalesce(stars, '{0,0,0,0,0}')
  from generate_series(1, ${count}) as n
  left join (
    select user_id, array[
      count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
      count(*) filter (where stars = 4), count(*) filter (where stars = 5)
    ]::integer[] as stars
    from received_ratings
    group by user_id
  ) as received on received.user_id = n
`

const insertCounts = `
  insert into player_counts (user_id, created, led, completed, cancelled)
  select
    id, coalesce(created, 0), coalesce(led, 0), coalesce(led, 0) + coalesce(joined, 0),
    coalesce(own.cancelled, 0) + coalesce(others.cancelled, 0)
  from users
  left join (
    select author_id, count(*) as created,
      count(*) filter (where mission_status in ('completed', 'ended')) as led,
      count(*) filter (where mission_status = 'cancelled') as cancelled
    from crews
    group by author_id
  ) as own on own.author_id = users.id
  left join (
    select user_id,
      count(*) filter (where mission_status in ('completed', 'ended')) as joined,
      count(*) filter (where mission_status = 'cancelled') as cancelled
    from crew_members join crews on crews.id = crew_id
    group by user_id
  ) as others on others.user_id = users.id
`

/** Three for each player, every second one a notice. Some have hundreds. */
const insertMessages = (count: number) => `
  insert into messages (
    receiver_id, sender_id, kind, notice_type, notice_data, crew_id, body, created_at, read_at
  )
  select
    receiver, case when n % 2 = 0 then sender end, case when n % 2 = 0 then 'direct' else 'system' end,
    case when n % 2 = 1 then 'cancelled' end,
    case when n % 2 = 1 then '{"title": "Halo run", "reason": null}'::jsonb end,
    case when n % 2 = 1 then 1 + bench.pick(n, 23, ${count}) end,
    repeat('Where do we meet? ', 6), now() - (${3 * count} - n) * interval '700 days' / ${3 * count},
    case when bench.pick(n, 24, 10) > 0 then now() end
  from (
    select n, bench.player(n, 21, 2) as receiver, bench.player(n, 22, 1) as sender
    from generate_series(1, ${3 * count}) as n
  ) as sent
  where receiver <> sender
`

/** One player in five is signed in. */
const insertSessions = `
  insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
  select sha256(convert_to('session-' || id, 'UTF8')), id, 'Mozilla/5.0', now(), now(), now() + interval '30 days'
  from users
  where id % 5 = 0
`

/** By the SQL above. */
export const sessionTokenOf = (player: number): string => `session-${player}`

export const playerStatements = (count: number): string[] => [
  insertPlayers(count),
  insertCounts,
  insertMessages(count),
  insertSessions,
]
