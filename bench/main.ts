/** Everything that is measured, on one machine in one run: only the ratios count. */
import pg from 'pg'
import type { Context, Viewer } from '#server/context.ts'
import { type Connection, connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLimits } from '#server/http/limits.ts'
import { loadWordCheck } from '#server/words/word-check.ts'
import { measureAnswers } from './answers.ts'
import { measureBoard } from './board.ts'
import { measureInbox } from './inbox.ts'
import { measureMatching } from './matching.ts'
import { measureProfiles } from './profiles.ts'
import { print, report } from './report.ts'
import { measureUsers } from './users.ts'
import { measureWords } from './words.ts'
import { loadPosts } from './world.ts'
import { measureWriting } from './writing.ts'

const posts = 100_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const serverUrl = process.argv[2] ?? ''

const createDatabase = async (name: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const contextOf = ({ db, pool }: Connection): Context =>
  ({
    db,
    log: silent,
    now: () => new Date(),
    limits: createLimits(pool, 1_000_000),
    containsForbiddenWord: loadWordCheck(undefined),
    viewer: undefined,
    locale: 'en',
    ip: '127.0.0.1',
  }) as Partial<Context> as Context

let missed = report('The check for forbidden words', measureWords())

const answers = await measureAnswers(await createDatabase('bench_answers'))
missed += report('Answers a second, as parts of a bare server', answers)

const players = connectToPostgres(await createDatabase('bench_users'), silent)
await migrate(players)
missed += report('The list of 100,000 players, against 1,000', await measureUsers(contextOf(players)))
await players.close()

const connection = connectToPostgres(await createDatabase('bench_board'), silent)
await migrate(connection)
const leader = await loadPosts(connection, posts)
print(`\n${posts} posts are there`)
missed += report(
  `The board with ${posts} posts, as multiples of loading one page`,
  await measureBoard(connection, posts),
)

const viewer: Viewer = {
  id: leader,
  userRole: 'citizen',
  name: 'bench',
  sessionId: 0,
  joinedAt: new Date('2026-01-01'),
}
missed += report(
  'What fits a player, against "soonest"',
  await measureMatching(contextOf(connection), viewer),
)
missed += report('The inbox, against one with 10 messages', await measureInbox(contextOf(connection)))
missed += report('Profiles, against one with 10 missions', await measureProfiles(contextOf(connection)))
missed += report('Writing', await measureWriting(connection, contextOf(connection), viewer))
await connection.close()

print(`\n${missed} missed their target`)
process.exit(missed > 0 ? 1 : 0)
