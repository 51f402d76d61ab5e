/** One post against all saved searches: the filters of the board in reverse. */
import { type RawBuilder, sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SavedSearchRow } from '#server/db/tables/searches.ts'
import type { PostChange } from '#server/features/crews/posting/crews-changes.service.ts'

type Sql = RawBuilder<unknown>

export type CandidateRow = Pick<
  SavedSearchRow,
  | 'id'
  | 'user_id'
  | 'filters'
  | 'start_window'
  | 'window_zone'
  | 'clock_zone'
  | 'hours_apart'
  | 'upcoming'
  | 'fits_hours'
> & {
  /** Null if the filters have no ship, or if the catalogue no longer has it. */
  readonly ship_name: string | null
  readonly zone: string
  /** Also null if the search does not need them. */
  readonly week_hours: string | null
  /** Whether the search found the post before the change, apart from its filters by time. */
  readonly was_found: boolean
  /** If false, the post is only for the channel of the search, if it has one. */
  readonly could_apply: boolean
}

export const findPost = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db.selectFrom('crews').selectAll().where('id', '=', id).executeTakeFirst()

/** `state`: of a post, under its name in the statement. */
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

/** Whether the player could apply to the leader. Their relation to the crew is not checked. */
const couldApply = sql`(
  saved_searches.user_id <> post.author_id
  and leaders.accepts_contact
  and not exists (select from warnings where user_id = users.id and acknowledged_at is null)
)`

/** The previous crew is invited to the new post of a series: no one is notified of it twice. */
const isInvited = sql`exists (
  select from messages where crew_id = post.id and receiver_id = users.id and kind = 'invitation'
)`

/**
 * The searches that find a changed post, apart from their filters by time: those of players who could apply to its
 * leader, and those with a channel, which others read too. Never across a block or for a banned player. A new post is
 * only found by searches that were saved before it, because posts of a series are announced hours later.
 */
export const listCandidates = async (
  { db, now }: Context,
  { crewId, before }: PostChange,
): Promise<CandidateRow[]> => {
  const { rows } = await sql<CandidateRow>`
    select
      saved_searches.id, user_id, filters, start_window, window_zone, clock_zone, hours_apart, upcoming, fits_hours,
      ships.name as ship_name,
      users.timezone as zone,
      case when fits_hours then users.week_hours end as week_hours,
      ${before !== null} and ${finds('before')} as was_found,
      ${couldApply} and not (${before === null} and ${isInvited}) as could_apply
    from crews as post
    cross join lateral jsonb_populate_record(post, ${JSON.stringify(before ?? {})}::jsonb) as before
    join users as leaders on leaders.id = post.author_id
    join saved_searches on ${finds('post')}
    join users on users.id = saved_searches.user_id and ${isNotBanned(now())}
    left join ships on ships.id = saved_searches.ship_id
    where post.id = ${crewId}
      and (${before !== null} or saved_searches.created_at <= post.created_at)
      and not exists (select from blocks where blocker_id = users.id and blocked_id = post.author_id)
      and not exists (select from blocks where blocked_id = users.id and blocker_id = post.author_id)
      and (${couldApply} or exists (select from webhooks where search_id = saved_searches.id))
  `.execute(db)
  return rows
}

/**
 * Returns those of the searches that had not found the post before. Players are locked before their searches, as when
 * an account is deleted.
 */
export const insertAlerts = async (
  { db, now }: Context,
  crewId: number,
  searchIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ search_id: number }>`
    insert into saved_search_alerts (search_id, crew_id, created_at)
    select saved_searches.id, ${crewId}, ${now()}
    from users
    join saved_searches on saved_searches.user_id = users.id
    where saved_searches.id = any(${searchIds}::integer[])
    order by users.id, saved_searches.id
    for key share
    on conflict do nothing
    returning search_id
  `.execute(db)
  return rows.map(({ search_id }) => search_id)
}

/** The players who were notified of the post because of these searches. */
export const listAlerted = async (
  { db }: Context,
  crewId: number,
  searchIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id
    from saved_search_alerts
    join saved_searches on saved_searches.id = search_id
    where crew_id = ${crewId} and search_id = any(${searchIds}::integer[])
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Deletes alerts about posts that ended before then, which no search finds again. Returns how many. */
export const deleteAlerts = async ({ db }: Context, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from saved_search_alerts
    where (search_id, crew_id) in (
      select search_id, crew_id
      from saved_search_alerts
      join crews on crews.id = crew_id
      where mission_status not in ('open', 'in_progress') and updated_at < ${before}
      limit ${limit}
    )
  `.execute(db)
  return Number(numAffectedRows)
}
