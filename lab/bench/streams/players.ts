/** Players who are signed in, for their streams. */
import pg from 'pg'

export const streamToken = (n: number): string => `stream-token-of-as-many-characters-as-ours-${n}`

export const addSignedInPlayers = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with added as (
      insert into users (username, email, password_hash, timezone, preferred_languages, created_at, email_confirmed_at)
      select 'stream_' || n, 'stream_' || n || '@players.example', '-', 'UTC', '{en}', now() - interval '1 year', now()
      from generate_series(1, $1::integer) as n
      returning id
    )
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    select sha256(convert_to($2 || row_number() over (order by id), 'UTF8')), id, now(), now(), now() + interval '30 days'
    from added`,
    [count, streamToken(0).slice(0, -1)],
  )
  await client.end()
}
