/** Reports as moderators see them. No one sees reports on themselves. */
import { type RawBuilder, sql } from 'kysely'
import type { ReportCategory, ReportStatus } from '#contract/reports/reports.ts'
import type { ReportedProfile } from '#contract/reports/snapshots.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { CommentRow } from '#server/db/tables/discussions.ts'
import type { ReportRow } from '#server/db/tables/reports.ts'
import { searchPattern } from '#server/words/search-pattern.ts'
import { isRelatedTo } from './reports-decisions.sql.ts'

type Sql = RawBuilder<unknown>

export interface CaseRow extends Omit<ReportRow, 'decided_by'> {
  readonly reported_image: string | null
  readonly reporter_username: string | null
  readonly decided_by_name: string | null
  readonly related_pending: number
}

const all = (conditions: readonly Sql[]): Sql => sql.join([...conditions], sql` and `)

const newestPage = (conditions: readonly Sql[]): Sql => sql`
  select *, -id as position
  from reports
  where ${all(conditions)}
  order by id desc
  limit ${moderationLimits.page}
`

/** The last report of the page before, and the first on the same player. */
interface QueuePlace {
  readonly first: number
  readonly last: number
}

/** Reports on one player are listed together, at the place of the oldest one. */
const queuePage = (conditions: readonly Sql[], place: QueuePlace | undefined): Sql => sql`
  select reports.*, row_number() over (order by first_id, id) as position
  from (
    select id, first_id
    from (
      select id, min(id) over (partition by coalesce(reported_id, -id)) as first_id
      from reports
      where ${all(conditions)}
    ) as queue
    ${place ? sql`where (first_id, id) > (${place.first}::int, ${place.last}::int)` : sql``}
    order by first_id, id
    limit ${moderationLimits.page}
  ) as page
  join reports using (id)
`

const listCases = async ({ db }: Context, page: Sql): Promise<CaseRow[]> => {
  // Cut to a page before anything is joined and counted.
  const { rows } = await sql<CaseRow>`
    select
      reports.*,
      reported.profile_image as reported_image,
      reporter.username as reporter_username,
      coalesce(decider.display_name, decider.username) as decided_by_name,
      (
        select count(*)::int
        from reports as others
        where ${isRelatedTo(sql`reports`, sql`others`)} and others.status = 'pending' and others.id <> reports.id
      ) as related_pending
    from (${page}) as reports
    left join users as reported on reported.id = reports.reported_id
    left join users as reporter on reporter.id = reports.reporter_id
    left join users as decider on decider.id = reports.decided_by
    order by reports.position
  `.execute(db)
  return rows
}

const isAboutOthers = ({ id }: Viewer): Sql => sql`reports.reported_id is distinct from ${id}`

export interface ReportFilters {
  readonly status?: ReportStatus | undefined
  readonly category?: ReportCategory | undefined
  readonly search: string
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly afterFirst?: number | undefined
}

/** Part of a name or of the title at the time, or the whole username of either player. */
const matches = (search: string): Sql => {
  const players = sql`array(select id from users where lower(username collate "C") = ${search.toLowerCase()})`
  return sql`(
    reports.search_text like lower(${searchPattern(search)}::text)
    or reports.reported_id = any(${players})
    or reports.reporter_id = any(${players})
  )`
}

export const listReports = (
  ctx: Context,
  viewer: Viewer,
  { status, category, search, before, after, afterFirst }: ReportFilters,
): Promise<CaseRow[]> => {
  const conditions = [
    isAboutOthers(viewer),
    ...(status ? [sql`reports.status = ${status}`] : []),
    ...(category ? [sql`reports.category = ${category}`] : []),
    ...(search ? [matches(search)] : []),
    ...(before ? [sql`reports.id < ${before}`] : []),
  ]
  const place = after && afterFirst ? { first: afterFirst, last: after } : undefined
  return listCases(ctx, status === 'pending' ? queuePage(conditions, place) : newestPage(conditions))
}

export const findReport = async (ctx: Context, id: number): Promise<CaseRow | undefined> =>
  (await listCases(ctx, newestPage([sql`reports.id = ${id}`])))[0]

/** The newest others on the same content, decided ones too. */
export const listRelatedReports = (ctx: Context, id: number): Promise<CaseRow[]> =>
  listCases(
    ctx,
    newestPage([
      sql`reports.id <> ${id}`,
      sql`exists (select from reports as known where known.id = ${id} and ${isRelatedTo(sql`known`)})`,
    ]),
  )

export type ReportCounts = Readonly<Record<ReportStatus, number>>

/** Counted in the index. Reports on the viewer are subtracted, so no report has to be read. */
export const countReports = async ({ db }: Context, viewer: Viewer): Promise<ReportCounts> => {
  const countOf = (status: ReportStatus) => sql`
    (select count(*) from reports where status = ${status})
    - (select count(*) from reports where status = ${status} and reported_id = ${viewer.id})
  `
  const { rows } = await sql<ReportCounts>`
    select
      ${countOf('pending')} as pending,
      ${countOf('resolved')} as resolved,
      ${countOf('dismissed')} as dismissed
  `.execute(db)
  return rows[0] ?? { pending: 0, resolved: 0, dismissed: 0 }
}

/** What a report is about, in its current state. */
export interface CurrentContent {
  readonly crew: Pick<
    CrewRow,
    'title' | 'description' | 'additional_requirements' | 'mission_status' | 'is_hidden'
  > & {
    readonly is_deleted: boolean
    readonly written_by: string | null
    readonly leaders: readonly {
      readonly id: number
      readonly username: string
      readonly until: string | null
    }[]
  }
  readonly player: {
    readonly username: string
    readonly display_name: string | null
    readonly profile: ReportedProfile
  }
  readonly comment: Pick<CommentRow, 'body' | 'removed_by'>
}

export const findCurrentContent = async (
  { db }: Context,
  { id }: Pick<CaseRow, 'id'>,
): Promise<{ readonly [K in keyof CurrentContent]: CurrentContent[K] | null }> => {
  const { rows } = await sql<CurrentContent>`
    select
      (
        select json_build_object(
          'title', title,
          'description', description,
          'additional_requirements', additional_requirements,
          'mission_status', mission_status,
          'is_hidden', is_hidden,
          'is_deleted', deleted_at is not null,
          'written_by', (
            select username
            from users
            where users.id = coalesce(
              (
                select user_id
                from former_leaders
                where crew_id = crews.id and led_until > coalesce(text_written_at, crews.created_at)
                order by led_until
                limit 1
              ),
              author_id
            )
          ),
          'leaders', (
            select json_agg(json_build_object('id', users.id, 'username', username, 'until', led_until) order by led_until)
            from (
              select user_id, led_until from former_leaders where crew_id = crews.id
              union all
              select author_id, null
            ) as led
            join users on users.id = led.user_id
          )
        )
        from crews
        where crews.id = crew_id
      ) as crew,
      (
        select json_build_object(
          'username', username,
          'display_name', display_name,
          'profile', json_build_object('bio', bio, 'organisation', organisation, 'image', profile_image)
        )
        from users
        where users.id = reported_id
      ) as player,
      (
        select json_build_object('body', body, 'removed_by', removed_by)
        from comments
        where comments.id = comment_id
      ) as comment
    from reports
    where id = ${id}
  `.execute(db)
  return rows[0] ?? { crew: null, player: null, comment: null }
}
