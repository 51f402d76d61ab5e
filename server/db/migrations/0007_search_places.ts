/**
 * Searches know places and leaders, the filter by time zone knows clocks: the texts and facets of the posts that are there
 * are written again. Posts without a start are compared by their zones, which have an index.
 */
import { type Kysely, sql } from 'kysely'
import type { Activity } from '#contract/crews/fields.ts'
import { offsetAt } from '#contract/wire/zoned-time.ts'
import { searchTextOf } from '#server/words/search-text.ts'

interface Post {
  id: number
  title: string
  description: string
  activity: Activity | null
  ship_name: string | null
  location: string
  start_location: string
  end_location: string
  is_running: boolean
  scheduled_time: Date | null
  timezone: string
  facets: string[]
  username: string
  display_name: string | null
  role_names: string[]
}

const batch = 500

const listPosts = async (db: Kysely<unknown>, afterId: number): Promise<Post[]> => {
  const { rows } = await sql<Post>`
    select crews.id, title, description, activity, ship_name, location, start_location, end_location,
      mission_status = 'in_progress' and not is_hidden as is_running, scheduled_time, crews.timezone, facets,
      case when users.deleted_at is null then username else '' end as username,
      case when users.deleted_at is null then display_name end as display_name,
      array(select role_name from crew_roles where crew_id = crews.id order by position) as role_names
    from crews join users on users.id = author_id
    where crews.id > ${afterId}
    order by crews.id
    limit ${batch}
  `.execute(db)
  return rows
}

const textOf = (post: Post): string =>
  searchTextOf({
    title: post.title,
    description: post.description,
    activity: post.activity,
    roleNames: post.role_names,
    shipName: post.ship_name,
    location: post.location,
    startLocation: post.start_location,
    endLocation: post.end_location,
    leader: { username: post.username, displayName: post.display_name },
  })

const facetsOf = ({ facets, is_running, scheduled_time, timezone }: Post): string[] => {
  const clock = scheduled_time && `clock:${offsetAt(scheduled_time.getTime(), timezone) / 60_000}`
  const kept = facets.map((facet) => (clock && facet.startsWith('zone:') ? clock : facet))
  return is_running ? [...kept, 'running'] : kept
}

const writePosts = async (db: Kysely<unknown>, posts: readonly Post[]): Promise<void> => {
  const written = posts.map((post) => ({ id: post.id, text: textOf(post), facets: facetsOf(post) }))
  await sql`
    update crews
    set search_text = written.text, facets = written.facets
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as written (id integer, text text, facets text[])
    where crews.id = written.id
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (let afterId = 0; ; ) {
    const posts = await listPosts(db, afterId)
    const last = posts.at(-1)
    if (!last) break
    await writePosts(db, posts)
    afterId = last.id
  }
  await sql`create index crews_unplanned_zones on crews (timezone) where scheduled_time is null`.execute(db)
}
