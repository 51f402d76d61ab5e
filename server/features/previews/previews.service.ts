import type { CrewDetails } from '#contract/crews/crews.ts'
import { previewPath, previewVersion, sitePreviewPath } from '#contract/previews/version.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { crewDrawing } from './previews.crew.ts'
import { paintOnce } from './previews.painting.ts'
import { siteDrawing } from './previews.site.ts'
import { isShown } from './previews.sql.ts'

/** A picture, or the address of the current one if another version was asked for. */
export type Preview = { readonly picture: Buffer } | { readonly movedTo: string }

export const requireShown = async (ctx: Context, crewId: number): Promise<void> => {
  if (!(await isShown(ctx, crewId))) throw new AppError('not_found')
}

/** Cached pictures are free; enumerating ids is rate-limited. */
const pictureOf = (ctx: Context, key: string, draw: () => string): Promise<Buffer> =>
  paintOnce(key, async () => {
    await ctx.limits.spendRequest('preview', ctx.ip)
    return draw()
  })

/** Of a crew as guests see it. */
export const crewPreview = async (ctx: Context, crew: CrewDetails, version: string): Promise<Preview> => {
  const current = previewVersion(crew)
  if (version !== current) return { movedTo: previewPath(crew) }
  return { picture: await pictureOf(ctx, `${crew.id}/${current}`, () => crewDrawing(crew)) }
}

export const sitePreview = async (ctx: Context, locale: Locale, version: string): Promise<Preview> => {
  const path = sitePreviewPath(locale)
  if (!path.endsWith(`/${version}`)) return { movedTo: path }
  return { picture: await pictureOf(ctx, `site/${locale}`, () => siteDrawing(locale)) }
}
