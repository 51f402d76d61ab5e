import type { CrewDetails, CrewSummary } from '#contract/crews/crews.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { previewLocale, previewPath, previewVersion, sitePreviewPath } from '#contract/previews/version.ts'
import type { Context } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { getCrew } from '#server/features/crew-page/crew-page.service.ts'
import { getSummaries } from '#server/features/crews/crews.service.ts'
import { getProfilePicture } from '#server/features/pictures/pictures.service.ts'
import { crewDrawing } from './previews.crew.ts'
import { debriefDrawing } from './previews.debrief.ts'
import { paintOnce, toPng } from './previews.painting.ts'
import { siteDrawing } from './previews.site.ts'

/** A picture, or the address of the current one if another version was requested. */
export type Preview = { readonly picture: Buffer } | { readonly movedTo: string }

/** Only what the picture shows, as guests see it: the members, for example, are not in it. */
export const loadPreviewed = async (ctx: Context, crewId: number) =>
  orNotFound((await getSummaries({ ...ctx, viewer: undefined }, [crewId]))[0])

/** Cached pictures are free; enumerating ids is rate-limited. */
const pictureOf = (ctx: Context, key: string, draw: () => string | Promise<string>): Promise<Buffer> =>
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

export const loadFlown = getCrew

const faceSize = 96

/** Undefined for a player without a picture, or with one that is gone by now. */
const loadFace = async (ctx: Context, address: string | null): Promise<Buffer | undefined> => {
  const picture = await getProfilePicture(ctx, address)
  return picture && toPng(picture, faceSize)
}

/** Who was there, as far as the viewer knows: marks of absence are shown to no one else. */
const listAboard = ({ members, viewer }: CrewDetails) => {
  const absent = viewer?.absences.filter(({ status }) => status === 'marked' || status === 'upheld') ?? []
  return members.filter(({ id }) => !absent.some(({ userId }) => userId === id))
}

/** For those who were aboard a completed mission. */
export const debriefPicture = (ctx: Context, crew: CrewDetails): Promise<Buffer> => {
  const { viewer, title, activity, primaryLanguage, timezone, startedAt, completedAt } = crew
  if (!viewer?.isAuthor && !viewer?.isMember) throw new AppError('not_allowed')
  if (startedAt === null || completedAt === null) throw new AppError('not_found')
  const aboard = listAboard(crew)
  const shown = aboard.map(({ displayName, profileImage }) => [displayName, profileImage])
  const key = JSON.stringify([
    'debrief',
    title,
    activity,
    primaryLanguage,
    timezone,
    startedAt,
    completedAt,
    shown,
  ])
  return pictureOf(ctx, key, async () =>
    debriefDrawing({
      title,
      activity,
      primaryLanguage,
      timezone,
      startedAt: new Date(startedAt),
      completedAt: new Date(completedAt),
      aboard: await Promise.all(
        aboard.map(async ({ displayName, profileImage }) => ({
          name: displayName,
          face: await loadFace(ctx, profileImage),
        })),
      ),
    }),
  )
}
