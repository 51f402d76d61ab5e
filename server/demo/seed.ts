/** Fills an empty database with demo players, posts and messages, so that a first visit shows a busy site. */
import { type Insertable, type InsertObject, sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MissionPicturesTable } from '#server/db/tables/logs.ts'
import { hashPassword } from '#server/features/auth/auth.secrets.ts'
import { learnWords } from '#server/features/crews/board/crews-words.service.ts'
import { absenceRows, ratingsOf, settlementRows, shareRows } from './after-flight.ts'
import { beaconRows } from './beacons.ts'
import { offerRows, threadsOf, waitlistRows, webhookRows } from './crew-life.ts'
import { acceptedRows, crewRow, memberRows, pendingRows, roleRows } from './crews.ts'
import { drawForLog, drawPlayers } from './drawings.ts'
import { fleetRows } from './fleets.ts'
import { flyingRows } from './flying.ts'
import { appliedRows, messageRows, noticeRows } from './messages.ts'
import { insertModeration } from './moderation.ts'
import { after } from './moments.ts'
import { planPosts } from './plan.ts'
import { favouriteRows, userRow } from './player-rows.ts'
import { demoPassword, demoPlayers } from './players.ts'
import { crewReportRows, playerReportRows } from './reports.ts'
import { insertSearches } from './searches.ts'
import { insertSeries } from './series.ts'
import type { Names, StoredPost, World } from './world.ts'

const insertAll = async <Table extends keyof Schema>(
  { db }: Context,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> => {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

const lookUp = <Value>(values: ReadonlyMap<string, Value>, key: string): Value => {
  const value = values.get(key)
  if (value === undefined) throw new Error(`Unknown in the demo data: ${key}`)
  return value
}

const insertPlayers = async (ctx: Context): Promise<World> => {
  const { db } = ctx
  const now = ctx.now()
  const [password_hash, pictures] = await Promise.all([hashPassword(demoPassword), drawPlayers()])
  const rows = Object.keys(demoPlayers).map((username, index) => ({
    ...userRow(username, index, now),
    password_hash,
    profile_image: pictures.get(username)?.address ?? null,
  }))
  const users = await db.insertInto('users').values(rows).returning(['id', 'username']).execute()
  const userIds = new Map(users.map(({ id, username }) => [username, id]))
  const ships = await db.selectFrom('ships').select(['id', 'name']).execute()
  const shipIds = new Map(ships.map(({ id, name }) => [name, id]))
  const names: Names = {
    now,
    idOf: (username) => lookUp(userIds, username),
    shipIdOf: (model) => shipIds.get(model) ?? null,
  }
  const { idOf, shipIdOf } = names
  await insertAll(
    ctx,
    'pictures',
    [...pictures].map(([name, { hash, data }]) => ({ user_id: idOf(name), hash, data })),
  )
  await insertAll(ctx, 'favourites', favouriteRows(names))
  await insertAll(ctx, 'beacons', beaconRows(names))
  await insertAll(ctx, 'fleet_ships', fleetRows(names))
  const owned = await db.selectFrom('fleet_ships').select(['id', 'user_id', 'ship_id']).execute()
  const fleetIds = new Map(owned.map(({ id, user_id, ship_id }) => [`${user_id}/${ship_id}`, id]))
  const broughtBy: World['broughtBy'] = ({ since }, username) => {
    const model = since.brought?.[username]
    return (model && fleetIds.get(`${idOf(username)}/${shipIdOf(model)}`)) || null
  }
  return { ...names, broughtBy }
}

/** One statement per table. The ids that it returns are matched to their rows by title and position. */
const insertPosts = async (ctx: Context, world: World): Promise<StoredPost[]> => {
  const { db } = ctx
  const plans = planPosts(world.now)
  const crews = await db
    .insertInto('crews')
    .values(plans.map((plan) => crewRow(plan, world, ctx.locations)))
    .returning(['id', 'title', 'search_text'])
    .execute()
  for (const { search_text } of crews) await learnWords(ctx, search_text)
  const ids = new Map(crews.map(({ id, title }) => [title, id]))
  const crewIdOf = ({ draft }: (typeof plans)[number]) => lookUp(ids, draft.title)
  const roles = await db
    .insertInto('crew_roles')
    .values(plans.flatMap((plan) => roleRows(plan, crewIdOf(plan))))
    .returning(['id', 'crew_id', 'position'])
    .execute()
  const roleIds = new Map(roles.map(({ id, crew_id, position }) => [`${crew_id}/${position}`, id]))
  return plans.map((plan) => {
    const id = crewIdOf(plan)
    return { ...plan, id, roleIds: plan.draft.roles.map((_, i) => lookUp(roleIds, `${id}/${i}`)) }
  })
}

const insertCrews = async (ctx: Context, posts: readonly StoredPost[], world: World): Promise<void> => {
  const crewed = posts.map((plan) => ({ plan, members: memberRows(plan, world) }))
  await insertAll(
    ctx,
    'crew_members',
    crewed.flatMap(({ members }) => members),
  )
  for (const { id, since } of posts) {
    if (!since.coLeader) continue
    const change = { co_leader_id: world.idOf(since.coLeader) }
    await ctx.db.updateTable('crews').set(change).where('id', '=', id).execute()
  }
  await insertAll(
    ctx,
    'applications',
    crewed.flatMap(({ plan, members }) => acceptedRows(plan, members)),
  )
}

/** In the order of time, which is the order of the inbox. */
const insertMessages = async (ctx: Context, posts: readonly StoredPost[], world: World): Promise<void> => {
  const pending = posts.flatMap((plan) => pendingRows(plan, world))
  const applications = await ctx.db
    .insertInto('applications')
    .values(pending)
    .returning(['id', 'crew_id', 'user_id'])
    .execute()
  const rows = posts.flatMap((plan) => {
    const own = applications.filter(({ crew_id }) => crew_id === plan.id)
    const ids = new Map(own.map(({ id, user_id }) => [user_id, id]))
    return [...messageRows(plan, world), ...noticeRows(plan, world), ...appliedRows(plan, world, ids)]
  })
  const byTime = rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
  await insertAll(ctx, 'messages', byTime)
}

/** Replies need the ids of what they answer. */
const insertComments = async (ctx: Context, posts: readonly StoredPost[], world: World): Promise<void> => {
  for (const { comment, replies } of posts.flatMap((plan) => threadsOf(plan, world))) {
    const { id } = await ctx.db
      .insertInto('comments')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertAll(
      ctx,
      'comments',
      replies.map((reply) => ({ ...reply, parent_id: id })),
    )
  }
}

const insertRatings = async (ctx: Context, posts: readonly StoredPost[], world: World): Promise<void> => {
  const ratings = posts.flatMap((plan) => ratingsOf(plan, world))
  const rows = await ctx.db
    .insertInto('ratings')
    .values(ratings.map(({ row }) => row))
    .returning(['id', 'crew_id', 'rater_id'])
    .execute()
  const ids = new Map(rows.map(({ id, crew_id, rater_id }) => [`${crew_id}/${rater_id}`, id]))
  const received = ratings.flatMap(({ row, receivers }) => {
    const rating_id = lookUp(ids, `${row.crew_id}/${row.rater_id}`)
    return receivers.map((user_id) => ({ rating_id, user_id, stars: row.stars }))
  })
  await insertAll(ctx, 'received_ratings', received)
}

const pictureRows = (plan: StoredPost, world: World): Promise<Insertable<MissionPicturesTable>>[] =>
  (plan.since.pictures ?? []).map(async ({ by, drawing, line, isPublic }, i) => ({
    ...(await drawForLog(drawing)),
    crew_id: plan.id,
    author_id: world.idOf(by),
    line,
    is_public: isPublic,
    created_at: after(plan.completed ?? world.now, i + 1),
  }))

const insertNoticeChoices = async (ctx: Context, { idOf }: World): Promise<void> => {
  const user_id = idOf('Kestrel_77')
  await insertAll(ctx, 'notice_settings', [
    { user_id, kind: 'decision', in_inbox: true, by_mail: true, by_push: true },
    { user_id, kind: 'favourite', in_inbox: true, by_mail: false, by_push: true },
  ])
  const hours = { starts_at: 23 * 60, ends_at: 8 * 60 }
  await insertAll(ctx, 'quiet_hours', [{ user_id, is_on: true, ...hours, urgent_passes: true }])
}

const insertWorld = async (ctx: Context): Promise<void> => {
  const world = await insertPlayers(ctx)
  const posts = await insertPosts(ctx, world)
  const fromEach = <Row>(rowsOf: (plan: StoredPost, world: World) => readonly Row[]): Row[] =>
    posts.flatMap((plan) => rowsOf(plan, world))
  await insertCrews(ctx, posts, world)
  await insertMessages(ctx, posts, world)
  await insertComments(ctx, posts, world)
  await insertAll(ctx, 'seat_offers', fromEach(offerRows))
  await insertAll(ctx, 'waitlist_entries', fromEach(waitlistRows))
  await insertAll(ctx, 'webhooks', fromEach(webhookRows))
  for (const post of posts) await insertSeries(ctx, post, posts)
  await insertAll(ctx, 'absences', fromEach(absenceRows))
  await insertAll(ctx, 'settlements', fromEach(settlementRows))
  await insertAll(ctx, 'settlement_shares', fromEach(shareRows))
  await insertRatings(ctx, posts, world)
  await insertAll(ctx, 'mission_pictures', await Promise.all(fromEach(pictureRows)))
  const views = posts.map(({ id, post }) => ({ crew_id: id, views: 20 + (post.title.length % 40) }))
  await insertAll(ctx, 'crew_views', views)
  await insertAll(ctx, 'flying_days', flyingRows(world.now))
  const reports = [...fromEach(crewReportRows), ...playerReportRows(world)]
  // In the order in which they came: lists of reports go by their ids.
  await insertAll(
    ctx,
    'reports',
    reports.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  )
  await insertModeration(ctx, world)
  await insertNoticeChoices(ctx, world)
  await insertSearches(ctx, world)
}

const fillIfEmpty = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    // Of two nodes that start together only one may fill it.
    await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(ctx.db)
    const anyUser = await ctx.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!anyUser) await insertWorld(ctx)
  })

export const seedDemo = async (ctx: Context, print: (line: string) => void): Promise<void> => {
  await fillIfEmpty(ctx)
  const shown = Object.entries(demoPlayers).filter(([, { loginLabel }]) => loginLabel)
  const names = shown.map(([username]) => username)
  const present = await ctx.db.selectFrom('users').select('username').where('username', 'in', names).execute()
  if (present.length < names.length) return
  for (const [username, { loginLabel }] of shown)
    print(`Demo login: ${username} / ${demoPassword} (${loginLabel})`)
}
