/**
 * Players name the regions that they can play on, and the board can be filtered by region, game version and star system.
 * The posts that are there get the facets for it in small steps, so that nobody waits long for a post: it may run again.
 */
import { type Kysely, sql } from 'kysely'
import { fold, wordsIn } from '#server/words/folded-words.ts'
import { builtInLocations } from '#server/words/locations.ts'

interface Post {
  id: number
  region: string | null
  game_version: string
  places: string[]
}

export const withoutTransaction = true

const batch = 500

const listPosts = async (db: Kysely<unknown>, afterId: number): Promise<Post[]> => {
  const { rows } = await sql<Post>`
    select id, region, game_version, array[location, start_location, end_location] as places
    from crews
    where id > ${afterId}
      and (region is not null or game_version <> 'live' or location || start_location || end_location <> '')
    order by id
    limit ${batch}
  `.execute(db)
  return rows
}

const facetsOf = ({ region, game_version, places }: Post): string[] => {
  const systems = new Set(places.flatMap(builtInLocations.findIn).map(({ system }) => system))
  return [
    ...(region === null ? [] : [`region:${region}`]),
    ...(game_version === 'live' ? [] : [`version:${game_version}`]),
    ...[...systems].map((system) => `system:${wordsIn(fold(system)).join(' ')}`),
  ]
}

const addFacets = async (db: Kysely<unknown>, posts: readonly Post[]): Promise<void> => {
  const added = posts
    .map((post) => ({ id: post.id, facets: facetsOf(post) }))
    .filter(({ facets }) => facets.length > 0)
  await sql`
    update crews
    set facets = crews.facets || added.facets
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (id integer, facets text[])
    where crews.id = added.id and not crews.facets @> added.facets
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // One statement, which gives up as a migration with a transaction does.
  await sql`
    do $$ begin
      set local lock_timeout = 2000;
      alter table users
        add column if not exists regions text[] not null default '{}',
        drop constraint if exists users_regions_check,
        add constraint users_regions_check check (regions <@ '{eu,us,asia,au}') not valid;
    end $$
  `.execute(db)
  // Apart from it: this reads the whole table, but nobody waits for it.
  await sql`alter table users validate constraint users_regions_check`.execute(db)
  for (let afterId = 0; ; ) {
    const posts = await listPosts(db, afterId)
    const last = posts.at(-1)
    if (!last) break
    await addFacets(db, posts)
    afterId = last.id
  }
}
