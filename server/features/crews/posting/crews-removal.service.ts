/** Crews that an admin deleted: as if they had never existed, except for players who had a part in them. */
import type { Locale } from '#contract/locales/locales.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { m } from '#texts'
import { findRemoval } from './crews-removal.sql.ts'
import { saveCrew } from './crews-saving.service.ts'

/** Stored in German where no reason was given, and shown in the reader's language. */
const noReason = m.moderation_no_reason({}, { locale: 'de' })

const deletionReasonFor = (reason: string | null, locale: Locale): string =>
  reason === null || reason === noReason ? m.moderation_no_reason({}, { locale }) : reason

/** The crew is locked, and its mission is over. */
export const markAsDeleted = async (ctx: Context, crew: CrewRow, reason: string | null): Promise<void> => {
  await saveCrew(ctx, crew, {
    deleted_at: ctx.now(),
    deletion_reason: reason ?? noReason,
    is_hidden: true,
  })
}

/** Returns what was loaded of a crew. If it was deleted, players who had a part in it learn why. */
export const orRemoved = async <T>(ctx: Context, crewId: number, loaded: T | undefined): Promise<T> => {
  if (loaded !== undefined) return loaded
  const reason = ctx.viewer && (await findRemoval(ctx, crewId, ctx.viewer.id))
  if (reason === undefined) throw new AppError('not_found')
  throw new AppError('crew_removed', { more: { reason: deletionReasonFor(reason, ctx.locale) } })
}
