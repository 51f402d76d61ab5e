import type { DiscordServer } from '#contract/discord-app/discord-app.ts'
import type { Context, Viewer } from '#server/context.ts'
import { searchText } from '#server/features/discord-app/discord-app.searches.ts'
import type { ServerFollowRow } from './discord-app-servers.sql.ts'

type Reader = Pick<Context, 'locale'> & { readonly viewer: Pick<Viewer, 'id'> }

const viewFollow = (row: ServerFollowRow, { locale, viewer }: Reader): DiscordServer['follows'][number] => ({
  id: row.id,
  channelId: row.channel_id,
  channelName: row.channel_name,
  search: searchText(row.filters, locale),
  playerName: row.player_name,
  isOwn: row.user_id === viewer.id,
  since: row.created_at.toISOString(),
})

/** The last that Discord has said. */
const nameOf = (follows: readonly ServerFollowRow[]): string | null =>
  follows.toSorted((a, b) => b.id - a.id).find(({ guild_name }) => guild_name !== null)?.guild_name ?? null

interface Servers {
  readonly follows: readonly ServerFollowRow[]
  /** By id, with the name. */
  readonly managed: ReadonlyMap<string, string | null>
  readonly cards: ReadonlyMap<string, number>
}

export const viewServers = ({ follows, managed, cards }: Servers, reader: Reader): DiscordServer[] =>
  [...new Set([...managed.keys(), ...follows.map(({ guild_id }) => guild_id)])].sort().map((id) => {
    const there = follows.filter(({ guild_id }) => guild_id === id)
    return {
      id,
      name: managed.get(id) ?? nameOf(there),
      isManaged: managed.has(id),
      cards: cards.get(id) ?? 0,
      follows: there.map((row) => viewFollow(row, reader)),
    }
  })
