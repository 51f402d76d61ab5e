/** Everything that is measured, on one machine in one run: only the ratios count. */
import type { Context, Viewer } from '#server/context.ts'
import { type Connection, connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { builtInLocations } from '#server/words/locations.ts'
import { loadWordCheck } from '#server/words/word-check.ts'
import { measureAnswers } from './answers.ts'
import { measureBeacons, type Site } from './beacons.ts'
import { measureBoard } from './board.ts'
import { createDatabase } from './databases.ts'
import { measureInbox } from './inbox.ts'
import { measureMatching } from './matching.ts'
import { measurePlayerSearch } from './player-search.ts'
import { measureProfiles } from './profiles.ts'
import { measureReach } from './reach.ts'
import { print, report } from './report.ts'
import { measureScale } from './scale/measure.ts'
import { measureStreams } from './streams/measure.ts'
import { measureSuggestions } from './suggestions.ts'
import { addUsers, few, many, measureUsers } from './users.ts'
import { measureWords } from './words.ts'
import { loadPosts } from './world.ts'
import { measureWriting } from './writing.ts'

const posts = 100_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const [serverUrl = '', ...chosen] = process.argv.slice(2)

const contextOf = ({ db, pool }: Connection): Context =>
  ({
    db,
    log: silent,
    now: () => new Date(),
    limits: createLimits(pool, 1_000_000),
    containsForbiddenWord: loadWordCheck(undefined),
    locations: builtInLocations,
    viewer: undefined,
    locale: 'en',
    ip: '127.0.0.1',
  }) as Partial<Context> as Context

const connectTo = async (name: string): Promise<Connection> => {
  const connection = connectToPostgres(await createDatabase(serverUrl, name), silent)
  await migrate(connection)
  return connection
}

/** Filling it takes longer than a statement of the server may. */
const connectToPlayers = async (name: string, count: number): Promise<Connection> => {
  const connection = await connectTo(name)
  await connection.withoutTimeouts((db) => addUsers(db, count))
  return connection
}

const players = async (): Promise<number> => {
  const small = await connectToPlayers('bench_few_players', few)
  const large = await connectToPlayers('bench_many_players', many)
  const missed = [
    report(
      'The list of 100,000 players, against 1,000',
      await measureUsers(contextOf(small), contextOf(large)),
    ),
    report('The search for players, against that list', await measurePlayerSearch(contextOf(large))),
  ]
  for (const each of [small, large]) await each.close()
  return missed.reduce((sum, each) => sum + each, 0)
}

const leading = (id: number): Viewer => ({
  id,
  userRole: 'citizen',
  name: 'bench',
  timezone: 'UTC',
  sessionId: 0,
  joinedAt: new Date('2026-01-01'),
})

/** One post in ten is open. */
const siteOf = async (connection: Connection, beacons: number): Promise<Site> => ({
  ctx: contextOf(connection),
  leader: leading(await loadPosts(connection, beacons * 10)),
  beacons,
})

const beacons = async (): Promise<number> => {
  const small = await connectTo('bench_few_beacons')
  const large = await connectTo('bench_many_beacons')
  const missed = report(
    '10,000 beacons and open posts, against 1,000',
    await measureBeacons(await siteOf(small, 1_000), await siteOf(large, 10_000)),
  )
  for (const each of [small, large]) await each.close()
  return missed
}

const board = async (): Promise<number> => {
  const connection = await connectTo('bench_board')
  const leader = await loadPosts(connection, posts)
  print(`\n${posts} posts are there`)
  const viewer = leading(leader)
  const ctx = contextOf(connection)
  const missed = [
    report(
      `The board with ${posts} posts, as multiples of loading one page`,
      await measureBoard(connection, posts),
    ),
    report('What fits a player, against "soonest"', await measureMatching(ctx, viewer)),
    report('Players who fit a crew, against 100 who can be found', await measureSuggestions(ctx, viewer)),
    report('The inbox, against one with 10 messages', await measureInbox(ctx)),
    report('Profiles, against one with 10 missions', await measureProfiles(ctx)),
    report('Writing', await measureWriting(connection, ctx, viewer)),
  ]
  await connection.close()
  return missed.reduce((sum, each) => sum + each, 0)
}

const reach = async (): Promise<number> => {
  const connection = await connectTo('bench_reach')
  const missed = report(
    'Saved searches: posting as a multiple, alerts as parts of the ten seconds they may take',
    await measureReach(connection, contextOf(connection)),
  )
  await connection.close()
  return missed
}

/** Each returns how many missed their target. */
const parts: Readonly<Record<string, () => Promise<number>>> = {
  words: async () => report('The check for forbidden words', measureWords()),
  answers: async () =>
    report(
      'Answers a second, as parts of a bare server',
      await measureAnswers(await createDatabase(serverUrl, 'bench_answers')),
    ),
  players,
  beacons,
  board,
  reach,
  scale: async () => report('1,000,000 posts and players, against 10,000', await measureScale(serverUrl)),
  streams: async () =>
    report(
      'Event streams on one process',
      await measureStreams(await createDatabase(serverUrl, 'bench_streams')),
    ),
}

const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  print(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
let missed = 0
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) missed += await measure()
}
print(`\n${missed} missed their target`)
process.exit(missed > 0 ? 1 : 0)
