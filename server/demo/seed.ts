/** Fills an empty database with demo players, posts and messages, so that a first visit shows a busy site. */
import { sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import { hashPassword } from '#server/features/auth/auth.secrets.ts'
import { learnWords } from '#server/features/crews/board/crews-words.service.ts'
import { absenceRows } from './absences.ts'
import { acceptedRows } from './accepted-applications.ts'
import { applicationRows } from './applications.ts'
import { insertCoLeaders } from './co-leaders.ts'
import { commentRows } from './comments.ts'
import { favouriteRows } from './favourites.ts'
import { fleetRows } from './fleets.ts'
import { insertHandles } from './handles.ts'
import { messageRows } from './messages.ts'
import { missionPictureRows } from './mission-pictures.ts'
import { insertModeration } from './moderation.ts'
import { insertNoticeChoices } from './notice-choices.ts'
import { insertOffers } from './offers.ts'
import { drawPictures } from './pictures.ts'
import { demoPassword, demoPlayers } from './players.ts'
import { demoPosts } from './posts.ts'
import { ratingsOf } from './ratings.ts'
import { checkReadiness } from './ready-checks.ts'
import { reportRows } from './reports.ts'
import {
  crewRow,
  type Ids,
  idOf,
  memberRows,
  momentsOf,
  type PlannedPost,
  planOf,
  roleRows,
  userRow,
} from './rows.ts'
import { insertSearches } from './searches.ts'
import { insertSeries } from './series.ts'
import { insertSettlements } from './settlements.ts'
import { bringShips } from './ships-aboard.ts'
import { waitlistRows } from './waitlists.ts'
import { webhookRow } from './webhooks.ts'

const insertPlayers = async ({ db, now }: Context) => {
  const [passwordHash, pictures] = await Promise.all([hashPassword(demoPassword), drawPictures()])
  const rows = demoPlayers.map((player, index) => ({
    ...userRow(player, index, passwordHash, now()),
    profile_image: pictures.get(player.username)?.address ?? null,
  }))
  const users = await db.insertInto('users').values(rows).returning(['id', 'username']).execute()
  const userIds = new Map(users.map(({ id, username }) => [username, id]))
  await db
    .insertInto('pictures')
    .values([...pictures].map(([name, { hash, data }]) => ({ user_id: idOf(userIds, name), hash, data })))
    .execute()
  return userIds
}

const findShipIds = async ({ db }: Context): Promise<Ids> => {
  const ships = await db.selectFrom('ships').select(['id', 'name']).execute()
  return new Map(ships.map(({ id, name }) => [name, id]))
}

/** One statement per table. The ids that it returns are matched to their rows by title and position. */
const insertPosts = async (
  ctx: Context,
  plans: readonly PlannedPost[],
  userIds: Ids,
  shipIds: Ids,
): Promise<Ids> => {
  const { db } = ctx
  const moment = ctx.now()
  const crews = await db
    .insertInto('crews')
    .values(plans.map((plan) => crewRow(plan, userIds, shipIds, moment, ctx.locations)))
    .returning(['id', 'title', 'author_id', 'scheduled_time', 'search_text'])
    .execute()
  for (const { search_text } of crews) await learnWords(ctx, search_text)
  const crewIds = new Map(crews.map(({ id, title }) => [title, id]))

  const roles = await db
    .insertInto('crew_roles')
    .values(plans.flatMap((plan) => roleRows(plan, crewIds)))
    .returning(['id', 'crew_id', 'position'])
    .execute()
  const roleIds = new Map(roles.map(({ id, crew_id, position }) => [`${crew_id}/${position}`, id]))

  const crewed = plans.map((plan) => ({ plan, members: memberRows(plan, userIds, crewIds, roleIds, moment) }))
  await db
    .insertInto('crew_members')
    .values(crewed.flatMap(({ members }) => members))
    .execute()
  await db
    .insertInto('applications')
    .values(crewed.flatMap(({ plan, members }) => acceptedRows(plan, members)))
    .execute()
  const applications = await db
    .insertInto('applications')
    .values(applicationRows(userIds, crewIds, moment))
    .returning(['id', 'user_id', 'crew_id', 'role_name', 'created_at'])
    .execute()
  await db
    .insertInto('messages')
    .values(messageRows(userIds, crews, applications, moment))
    .execute()
  return crewIds
}

const insertRatings = async (
  { db, now }: Context,
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
) => {
  const ratings = plans.flatMap((plan) =>
    ratingsOf(plan, momentsOf(plan).completed_at, userIds, crewIds, now()),
  )
  const rows = await db
    .insertInto('ratings')
    .values(ratings.map(({ row }) => row))
    .returning(['id', 'crew_id', 'rater_id'])
    .execute()
  const ratingIds = new Map(rows.map(({ id, crew_id, rater_id }) => [`${crew_id}/${rater_id}`, id]))
  const received = ratings.flatMap(({ row, receivers }) => {
    const rating_id = idOf(ratingIds, `${row.crew_id}/${row.rater_id}`)
    return receivers.map((user_id) => ({ rating_id, user_id, stars: row.stars }))
  })
  await db.insertInto('received_ratings').values(received).execute()
}

/** Replies need the ids of what they answer. */
const insertComments = async ({ db, now }: Context, userIds: Ids, crewIds: Ids) => {
  for (const { comment, replies } of commentRows(userIds, crewIds, now())) {
    const { id } = await db.insertInto('comments').values(comment).returning('id').executeTakeFirstOrThrow()
    if (replies.length > 0)
      await db
        .insertInto('comments')
        .values(replies.map((reply) => ({ ...reply, parent_id: id })))
        .execute()
  }
}

const insertFleets = async ({ db, now }: Context, userIds: Ids, shipIds: Ids) => {
  const rows = fleetRows(userIds, shipIds, now())
  if (rows.length > 0) await db.insertInto('fleet_ships').values(rows).execute()
}

const insertViews = ({ db }: Context, crewIds: Ids) =>
  db
    .insertInto('crew_views')
    .values([...crewIds].map(([title, crew_id]) => ({ crew_id, views: 20 + (title.length % 40) })))
    .execute()

const insertWorld = async (ctx: Context): Promise<void> => {
  const plans = demoPosts
    .map((post) => planOf(post, ctx.now()))
    .sort((a, b) => a.posted.getTime() - b.posted.getTime())
  const userIds = await insertPlayers(ctx)
  await insertHandles(ctx, userIds)
  const shipIds = await findShipIds(ctx)
  const crewIds = await insertPosts(ctx, plans, userIds, shipIds)
  await insertCoLeaders(ctx, userIds, crewIds)
  await insertOffers(ctx, userIds)
  await insertSeries(ctx, crewIds)
  await checkReadiness(ctx, userIds, crewIds)
  await insertFleets(ctx, userIds, shipIds)
  await bringShips(ctx, userIds, crewIds)
  await ctx.db.insertInto('favourites').values(favouriteRows(userIds, ctx.now())).execute()
  await insertNoticeChoices(ctx, userIds)
  await insertViews(ctx, crewIds)
  await ctx.db
    .insertInto('webhooks')
    .values(webhookRow(userIds, crewIds, ctx.now()))
    .execute()
  await ctx.db
    .insertInto('waitlist_entries')
    .values(waitlistRows(userIds, crewIds, ctx.now()))
    .execute()
  await ctx.db
    .insertInto('absences')
    .values(absenceRows(plans, userIds, crewIds, ctx.now()))
    .execute()
  await ctx.db
    .insertInto('mission_pictures')
    .values(await missionPictureRows(plans, userIds, crewIds, ctx.now()))
    .execute()
  await insertSettlements(ctx, plans, userIds, crewIds)
  await insertRatings(ctx, plans, userIds, crewIds)
  await insertComments(ctx, userIds, crewIds)
  await ctx.db
    .insertInto('reports')
    .values(reportRows(plans, userIds, crewIds, ctx.now()))
    .execute()
  await insertModeration(ctx, userIds)
  await insertSearches(ctx, userIds)
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
  const shown = demoPlayers.filter(({ loginLabel }) => loginLabel)
  const names = shown.map(({ username }) => username)
  const present = await ctx.db.selectFrom('users').select('username').where('username', 'in', names).execute()
  if (present.length < names.length) return
  for (const { username, loginLabel } of shown)
    print(`Demo login: ${username} / ${demoPassword} (${loginLabel})`)
}
