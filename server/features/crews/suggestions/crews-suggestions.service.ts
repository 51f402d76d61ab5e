/** Players who fit a crew, for its leader. */

import { suggestionLimits } from '#contract/crews/suggestions.ts'
import type { Context, Viewer } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import { postFacts } from '#server/features/crews/board/crews.reasons.ts'
import { loadSummaries } from '#server/features/crews/board/crews-posts.sql.ts'
import { requireOwnCrew } from '#server/features/crews/crews.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import {
  type FreeSuggestionRow,
  findFree,
  findSuggestions,
  listFindableZones,
  type SuggestedCrew,
  type SuggestionRow,
} from './crews-suggestions.sql.ts'

interface Suggestions {
  readonly crew: SuggestedCrew
  /** Those who are free come first. */
  readonly players: readonly (SuggestionRow | FreeSuggestionRow)[]
}

/** Suggests no one for a crew that takes no one. */
const loadSuggestions = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Suggestions> => {
  await requireOwnCrew(ctx, viewer, crewId)
  const [post] = await loadSummaries(ctx, [crewId])
  const row = orNotFound(post)
  const crew = { ...postFacts(row, row.roles), id: crewId, leaderId: viewer.id }
  if (!isRunning(row.mission_status) || crew.freeSeats.length === 0) return { crew, players: [] }
  const zones = crew.start ? await listFindableZones(ctx) : []
  const free = await findFree(ctx, crew)
  const others = (await findSuggestions(ctx, crew, zones)).filter(
    ({ id }) => !free.some((player) => player.id === id),
  )
  return { crew, players: [...free, ...others].slice(0, suggestionLimits.players) }
}

/** By player, their last call on this node: the next one waits for it. */
const lastCalls = new Map<number, Promise<unknown>>()

/** However many calls a player sends, only one of them keeps the database busy. */
const oneAtATime = async <T>(playerId: number, load: () => Promise<T>): Promise<T> => {
  const before = lastCalls.get(playerId) ?? Promise.resolve()
  const call = before.then(load, load)
  lastCalls.set(playerId, call)
  try {
    return await call
  } finally {
    if (lastCalls.get(playerId) === call) lastCalls.delete(playerId)
  }
}

export const listSuggestions = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Suggestions> => {
  await ctx.limits.spend('suggestionsByPlayer', String(viewer.id))
  return oneAtATime(viewer.id, () => loadSuggestions(ctx, viewer, crewId))
}
