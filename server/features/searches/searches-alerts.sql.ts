/** One post against all saved searches: the filters of the board, turned round. */
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { isNotBanned } from '#server/db/bans.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SavedSearchRow } from '#server/db/tables/searches.ts'
import type { PostChange } from '#server/features/crews/crews-changes.service.ts'

type Sql = RawBuilder<unknown>

export type CandidateRow = SavedSearchRow & {
  /** Null without one in the filters, and when the catalogue no longer has it. */
  readonly ship_name: string | null
  readonly zone: string
  readonly week_hours: string | null
  /** Whether the search found the post before the change, apart from its filters by time. */
  readonly was_found: boolean
}

export const findPost = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db.selectFrom('crews').selectAll().where('id', '=', id).executeTakeFirst()

/** `state`: of a post, under the name that it has in the statement. */
const finds = (state: 'post' | 'before'): Sql => {
  const column = (name: keyof CrewRow) => sql.ref(`${state}.${name}`)
  const facets = column('facets')
  return sql`(
    ${facets} @> '{board}'
    and saved_searches.wanted <@ ${facets}
    and not saved_searches.unwanted && ${facets}
    and (saved_searches.languages = '{}' or saved_searches.languages && ${facets})
    and (saved_searches.seats = '{}' or saved_searches.seats && ${facets})
    and (saved_searches.ship_id is null or saved_searches.ship_id = ${column('ship_id')})
    and (saved_searches.max_crew_size is null or saved_searches.max_crew_size >= ${column('max_crew_size')})
    and ${column('search_text')} like all (saved_searches.patterns)
  )`
}

/**
 * The searches that find a changed post, apart from their filters by time, of players who could apply to its leader: neither
 * has blocked the other, and no open warning or ban is in the way.
 */
export const listCandidates = async (
  { db, now }: Context,
  { crewId, before }: PostChange,
): Promise<CandidateRow[]> => {
  const { rows } = await sql<CandidateRow>`
    select
      saved_searches.*, ships.name as ship_name, users.timezone as zone, users.week_hours,
      ${before !== null} and ${finds('before')} as was_found
    from crews as post
    cross join lateral jsonb_populate_record(post, ${JSON.stringify(before ?? {})}::jsonb) as before
    join users as leaders on leaders.id = post.author_id and leaders.accepts_contact
    join saved_searches on ${finds('post')} and saved_searches.user_id <> post.author_id
    join users on users.id = saved_searches.user_id and ${isNotBanned(now())}
    left join ships on ships.id = saved_searches.ship_id
    where post.id = ${crewId}
      and not exists (select from blocks where blocker_id = users.id and blocked_id = post.author_id)
      and not exists (select from blocks where blocked_id = users.id and blocker_id = post.author_id)
      and not exists (select from warnings where user_id = users.id and acknowledged_at is null)
  `.execute(db)
  return rows
}

/** Those of the searches that had not found the post before. */
export const insertAlerts = async (
  { db, now }: Context,
  crewId: number,
  searchIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ search_id: number }>`
    insert into saved_search_alerts (search_id, crew_id, created_at)
    select id, ${crewId}, ${now()}
    from saved_searches
    where id = any(${searchIds}::integer[])
    order by id
    for key share
    on conflict do nothing
    returning search_id
  `.execute(db)
  return rows.map(({ search_id }) => search_id)
}

/**
 * Those of the players who were not told of the post before. Whoever favours the leader of a new post and wants to hear of
 * it is told by that.
 */
export const insertNotices = async (
  { db, now }: Context,
  post: Pick<CrewRow, 'id' | 'author_id'>,
  userIds: readonly number[],
  isNew: boolean,
): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into saved_search_notices (user_id, crew_id, created_at)
    select users.id, ${post.id}, ${now()}
    from users
    left join favourites on favourites.user_id = users.id and favourite_id = ${post.author_id}
    left join notice_settings on notice_settings.user_id = users.id and kind = 'favourite'
    where users.id = any(${userIds}::integer[])
      and not (${isNew} and favourite_id is not null and coalesce(in_inbox, true))
    order by users.id
    for key share of users
    on conflict do nothing
    returning user_id
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}
