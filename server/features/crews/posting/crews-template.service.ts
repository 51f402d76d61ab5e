/** A post as a draft: what its leader would enter to post it again. */
import { type CrewDraft, crewDraft } from '#contract/crews/drafts.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { listRoles } from '#server/features/crews/seats/crews-seats.sql.ts'
import { draftFields, roleDraftOf } from './crews.columns.ts'
import { writtenTexts } from './crews.texts.ts'

/** Without its start. The crew is locked. */
export const draftOf = async (ctx: Context, crew: CrewRow): Promise<CrewDraft> => ({
  ...draftFields(crew),
  scheduledFor: null,
  shipId: crew.ship_id,
  roles: (await listRoles(ctx, crew.id)).map(roleDraftOf),
})

/** A stored draft, checked by the current rules; undefined if it no longer follows them. */
export const parseDraft = (ctx: Context, stored: object): CrewDraft | undefined => {
  const { data } = crewDraft.safeParse(stored)
  const isClean = data && !Object.values(writtenTexts(data)).some((text) => ctx.containsForbiddenWord(text))
  return isClean ? data : undefined
}
