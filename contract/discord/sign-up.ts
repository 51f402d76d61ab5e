/** The account of a visitor who has signed in with Discord and has none yet. Apart, since only its form needs these. */
import * as z from 'zod/mini'
import { userAnswer } from '../auth/auth.ts'
import { newPlayer } from '../auth/new-player.ts'
import { endpoint } from '../wire/endpoint.ts'

export const getDiscordSignUp = endpoint({
  name: 'getDiscordSignUp',
  method: 'GET',
  path: '/auth/discord/sign-up',
  access: 'public',
  summary: 'Get what Discord says about the player who signs up',
  status: 200,
  response: z.object({
    discordName: z.string(),
    /** A username made of it; empty if it makes none. */
    username: z.string(),
    /** Null if Discord has not confirmed it. */
    email: z.nullable(z.string()),
    /** An account here has this address: its player signs in to it and links Discord there. */
    isEmailTaken: z.boolean(),
  }),
  errors: ['not_found', 'discord_expired'],
})

export const signUpWithDiscord = endpoint({
  name: 'signUpWithDiscord',
  method: 'POST',
  path: '/auth/discord/sign-up',
  access: 'public',
  summary: 'Create an account that you sign in to with Discord, and sign in',
  body: newPlayer,
  status: 201,
  response: userAnswer,
  errors: ['not_found', 'discord_expired', 'username_taken', 'discord_email_taken', 'discord_taken'],
})
