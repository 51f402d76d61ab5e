/** The chat of those aboard. Their lines are comments in the channel of the crew. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { isRemovedFor } from '#server/features/crews/crews.policy.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { requireInside } from './discussions.service.ts'
import { findCrew, lockCrewKey } from './discussions.sql.ts'
import * as sql from './discussions-chat.sql.ts'

export const listChat = async (ctx: Context, viewer: Viewer, crewId: number, before: number | undefined) => {
  const crew = await orRemoved(ctx, crewId, await findCrew(ctx, crewId))
  if (isRemovedFor(viewer, crew, ctx.now())) throw new AppError('crew_removed')
  requireInside(ctx, crew, 'crew')
  return {
    leaderId: crew.leader_id,
    messages: await sql.listChat(ctx, crewId, before),
    state: await sql.findReadState(ctx, viewer, crewId),
    people: await sql.listPeople(ctx, crewId),
  }
}

/**
 * Without an event: each line of the chat would make every page of its readers refetch. Other pages are updated soon.
 */
export const readChat = (ctx: Context, viewer: Viewer, crewId: number, upTo: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    requireInside(ctx, await orRemoved(ctx, crewId, await lockCrewKey(ctx, crewId)), 'crew')
    await sql.saveRead(ctx, viewer, crewId, upTo)
  })
