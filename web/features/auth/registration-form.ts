import * as z from 'zod/mini'
import { registration } from '#contract/new-passwords.ts'
import { playtimeList } from '#contract/users.ts'
import { issue } from '#contract/wire/issues.ts'
import { confirmPassword, sameAs } from './confirmed-password.ts'

/** What the page asks beyond what the server is sent. */
export const registrationForm = z
  .extend(registration, {
    playtimes: playtimeList,
    confirmPassword,
    terms: z.boolean().check(z.refine((accepted: boolean) => accepted, issue('terms_required'))),
  })
  .check(sameAs('password'))
