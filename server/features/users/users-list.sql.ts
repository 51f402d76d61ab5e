/** The list of players for admins: one statement, whose time hardly depends on the number of players. */
import { type RawBuilder, sql } from 'kysely'
import type { UserFilter, UserSort } from '#contract/user-list/fields.ts'
import type { UserQuery } from '#contract/user-list/user-list.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { searchPattern } from '#server/words/search-pattern.ts'

type Sql = RawBuilder<unknown>

/** Totals are exact up to here. */
export const maxTotal = 1000

/** As in the index `users_found_by`. */
const found = sql`lower(
  e'\\n' || username || e'\\n' || email || e'\\n' || coalesce(display_name, '') || e'\\n'
    || coalesce(citizen_id, '')
)`

const filters = (now: Date): Record<UserFilter, Sql> => ({
  all: sql`true`,
  warned: sql`warning_count > 0`,
  banned: sql`banned_until > ${now}`,
  staff: sql`user_role in ('admin', 'moderator')`,
})

/** Each as in its index. */
const orders: Record<UserSort, { readonly by: Sql; readonly direction: 'asc' | 'desc' }> = {
  newest: { by: sql`created_at`, direction: 'desc' },
  oldest: { by: sql`created_at`, direction: 'asc' },
  name: { by: sql`lower(coalesce(display_name, username))`, direction: 'asc' },
  lastActive: { by: sql`coalesce(last_seen_at, '-infinity')`, direction: 'desc' },
  warnings: { by: sql`warning_count`, direction: 'desc' },
}

export type ListedUser = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'display_name'
  | 'citizen_id'
  | 'verified_handle'
  | 'email'
  | 'profile_image'
  | 'user_role'
  | 'banned_until'
  | 'warning_count'
  | 'created_at'
  | 'last_seen_at'
>

export const listedColumns = sql`
  users.id, username, display_name, citizen_id, verified_handle, email, profile_image, user_role, banned_until,
  warning_count, users.created_at, last_seen_at
`

export interface UserPage {
  readonly users: ListedUser[]
  /** One more than `maxTotal` if there are more than that. */
  readonly total: number
}

/**
 * With few hits the page is cut from them. With many, walking along the index of the order soon fills a page, and
 * sorting them all would take longer.
 */
export const listUsers = async (ctx: Context, query: UserQuery): Promise<UserPage> => {
  const { by, direction } = orders[query.sort]
  const search = query.search === '' ? sql`true` : sql`${found} like lower(${searchPattern(query.search)})`
  const matches = sql`deleted_at is null and ${filters(ctx.now())[query.filter]} and ${search}`
  const beyond = (key: Sql): Sql =>
    query.after === undefined
      ? sql`true`
      : sql`(${key}, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (
          select ${by}, id from users where id = ${query.after}
        )`
  const page = (key: Sql): Sql => {
    const way = sql.raw(direction)
    return sql`order by ${key} ${way}, id ${way} limit ${query.limit}`
  }
  const { rows } = await sql<{ total: number } & (ListedUser | { id: null })>`
    with hits as materialized (
      select id, ${by} as key from users where ${matches} limit ${maxTotal + 1}
    ), total as materialized (
      select count(*)::integer as total from hits
    ), page as materialized (
      select
        total,
        case
          when total > ${maxTotal}
          then array(select id from users where ${matches} and ${beyond(by)} ${page(by)})
          else array(select id from hits where ${beyond(sql`key`)} ${page(sql`key`)})
        end as ids
      from total
    )
    select total, ${listedColumns}
    from page
    left join unnest(ids) with ordinality as listed (user_id, position) on true
    left join users on users.id = user_id
    order by position
  `.execute(ctx.db)
  return { users: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
