/** What the pages for signing in and up, and those that mails lead to, read of the address. */
import { type DiscordOutcome, readDiscordOutcome } from '#contract/discord/outcomes.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { type LoginStep, loginStepOf } from '#web/paths.ts'

// Always set, even to undefined: a key that is left out keeps the value from the address.
export const readRedirect = ({ redirect }: Record<string, unknown>): { redirect?: string | undefined } => ({
  redirect: sameSitePath(redirect),
})

interface LoginSearch extends ReturnType<typeof readDiscord> {
  redirect?: string | undefined
  step?: LoginStep | undefined
}

/** How a way to Discord and back ended. */
export const readDiscord = ({
  discord,
}: Record<string, unknown>): { discord?: DiscordOutcome | undefined } => ({
  discord: readDiscordOutcome(discord),
})

export const readLogin = (search: Record<string, unknown>): LoginSearch => ({
  ...readRedirect(search),
  step: loginStepOf(search.step),
  ...readDiscord(search),
})

export const readToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' && token !== '' ? token : undefined,
})
