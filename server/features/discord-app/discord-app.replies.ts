/** Answers that many commands share. */
import type { CrewSummary } from '#contract/crews/crews.ts'
import type { Context } from '#server/context.ts'
import { crewEmbed } from '#server/discord/crew-message.ts'
import type { Button, Content, Reply } from '#server/discord/replies.ts'
import { m } from '#texts'
import { customId } from './discord-app.custom-ids.ts'

type Reader = Pick<Context, 'config' | 'locale'>

export const textReply = (text: string): Reply => ({ kind: 'message', text })

export const unknownReply = ({ locale }: Reader): Reply => textReply(m.discord_app_unknown({}, { locale }))

export const bannedReply = ({ config, locale }: Reader): Reply => ({
  kind: 'message',
  text: m.discord_app_banned({}, { locale }),
  buttons: [{ label: m.discord_app_open_site({}, { locale }), url: `${config.publicUrl}/login` }],
})

const signInUrl = ({ publicUrl }: Context['config'], path: string): string =>
  `${publicUrl}/login?redirect=${encodeURIComponent(path)}`

/** Links an account with a password, and leads on; it is the longer one. Signing in comes first, if it is needed. */
export const linkUrl = ({ publicUrl }: Context['config'], path: string): string =>
  `${publicUrl}/settings/sign-in?redirect=${encodeURIComponent(path)}#ways`

/** For somebody whose account at Discord belongs to no player; `path`: what they wanted. */
export const linkReply = ({ config, locale }: Reader, path: string): Reply => ({
  kind: 'message',
  text: m.discord_app_link_needed({}, { locale }),
  buttons: [
    {
      label: m.discord_app_sign_in({}, { locale }),
      url: signInUrl(config, path),
    },
    { label: m.discord_app_link({}, { locale }), url: linkUrl(config, path) },
  ],
})

export const crewLink = ({ config, locale }: Reader, crewId: number): Button => ({
  label: m.discord_app_open_crew({}, { locale }),
  url: `${config.publicUrl}/crew/${crewId}`,
})

/** What is pressed comes first: a long title is cut at its end. */
export const aboutCrew = (act: string, title: string): string => `${act}: ${title}`

/** `title`: of the crew, where there may be several. */
export const readyButtons = ({ locale }: Reader, crewId: number, title?: string): Button[] => {
  const labelOf = (act: string) => (title === undefined ? act : aboutCrew(act, title))
  return [
    {
      label: labelOf(m.ready_answer_ready({}, { locale })),
      customId: customId('ready', crewId),
      style: 'success',
    },
    { label: labelOf(m.ready_answer_late({}, { locale })), customId: customId('late', crewId) },
    {
      label: labelOf(m.ready_answer_cannot({}, { locale })),
      customId: customId('cannot_come', crewId),
      style: 'danger',
    },
  ]
}

/** One embed for each crew, at most ten. */
export const crewEmbeds = (
  { config, locale }: Reader,
  crews: readonly CrewSummary[],
): NonNullable<Content['embeds']> =>
  crews.map((crew) => crewEmbed(crew, { locale, link: `${config.publicUrl}/crew/${crew.id}` }, crews.length))
