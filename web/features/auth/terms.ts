import * as z from 'zod/mini'
import { issue } from '#contract/issues/issues.ts'

/** The terms and the rules, which everyone accepts who signs up. They are not sent to the server. */
export const acceptedTerms = z
  .boolean()
  .check(z.refine((accepted: boolean) => accepted, issue('terms_required')))
