import type { CrewSummary } from '#contract/crews/crews.ts'
import { previewLocale, previewPath, previewVersion, sitePreviewPath } from '#contract/previews/version.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import { getSummaries } from '#server/features/crews/crews.service.ts'
import { crewDrawing } from './previews.crew.ts'
import { paintOnce } from './previews.painting.ts'
import { siteDrawing } from './previews.site.ts'

/** A picture, or the address of the current one if another version was requested. */
export type Preview = { readonly picture: Buffer } | { readonly movedTo: string }

/** Only what the picture shows, as guests see it: the members, for example, are not in it. */
export const loadPreviewed = async (ctx: Context, crewId: number) =>
  orNotFound((await getSummaries({ ...ctx, viewer: undefined }, [crewId]))[0])

/** Cached pictures are free; enumerating ids is rate-limited. */
const pictureOf = (ctx: Context, key: string, draw: () => string): Promise<Buffer> =>
  paintOnce(key, async () => {
    await ctx.limits.spendRequest('preview', ctx.ip)
    return draw()
  })

/** A hidden post has the picture of the site. */
export const crewPreview = async (
  ctx: Context,
  crew: CrewSummary,
  isHidden: boolean,
  version: string,
): Promise<Preview> => {
  const current = previewVersion(crew)
  if (isHidden || version !== current) {
    await ctx.limits.spendRequest('preview', ctx.ip)
    return { movedTo: isHidden ? sitePreviewPath(previewLocale(crew)) : previewPath(crew) }
  }
  return { picture: await pictureOf(ctx, `${crew.id}/${current}`, () => crewDrawing(crew)) }
}

export const sitePreview = async (ctx: Context, locale: Locale, version: string): Promise<Preview> => {
  const path = sitePreviewPath(locale)
  if (!path.endsWith(`/${version}`)) return { movedTo: path }
  return { picture: await pictureOf(ctx, `site/${locale}`, () => siteDrawing(locale)) }
}
