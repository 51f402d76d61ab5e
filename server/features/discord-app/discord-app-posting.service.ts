/** A new post begun in Discord: a link to the form of the site, filled in with what was given. */
import { type PostLink, postLinkPath, readPostLink } from '#contract/crews/post-link.ts'
import type { Context } from '#server/context.ts'
import type { Command } from '#server/discord/interactions.ts'
import { longestUrl, type Reply } from '#server/discord/replies.ts'
import { m } from '#texts'
import { linkReply, linkUrl } from './discord-app.replies.ts'

/** A title in some scripts makes a longer address than Discord takes: its end is left out then. */
const fittingPath = (link: PostLink, urlOf: (path: string) => string): string => {
  const title = [...(link.title ?? '')]
  const path = () => postLinkPath({ ...link, title: title.join('') || undefined })
  while (title.length > 0 && urlOf(path()).length > longestUrl) title.pop()
  return path()
}

export const beginPost = (ctx: Context, options: Command['options']): Reply => {
  const { config, locale, viewer } = ctx
  const link = readPostLink(options)
  if (!viewer)
    return linkReply(
      ctx,
      fittingPath(link, (path) => linkUrl(config, path)),
    )
  const urlOf = (path: string) => `${config.publicUrl}${path}`
  return {
    kind: 'message',
    text: m.discord_app_post_begun({}, { locale }),
    buttons: [{ label: m.discord_app_open_form({}, { locale }), url: urlOf(fittingPath(link, urlOf)) }],
  }
}
