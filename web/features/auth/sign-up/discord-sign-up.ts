/** Signing up with Discord: the form, and what is asked and sent. */
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { newPlayer } from '#contract/auth/new-player.ts'
import { getDiscordSignUp, signUpWithDiscord } from '#contract/discord/sign-up.ts'
import { playtimeList } from '#contract/users/users.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { storeUser } from '#web/api/session-store.ts'
import { acceptedTerms } from '#web/features/auth/terms.ts'

export const discordSignUpForm = z.extend(newPlayer, { playtimes: playtimeList, terms: acceptedTerms })

export const discordSignUpQuery = () =>
  queryOptions({
    queryKey: ['discord-sign-up'],
    queryFn: ({ signal }) => call(getDiscordSignUp, {}, { signal }),
    // Another request would say the same, and must not change what is typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Signs up and in. The next page is a full page load, which restores the session by itself. */
export const signUpByDiscord = async (body: Request<typeof signUpWithDiscord>['body']): Promise<void> => {
  const { user } = await call(signUpWithDiscord, { body })
  storeUser(user)
}
