import * as z from 'zod/mini'
import { issue } from '#contract/wire/issues.ts'

/** The second typing of a password. */
export const confirmPassword = z.string().check(z.minLength(1, issue('password_confirmation_required')))

/** Says so at the second field, whatever else is wrong, once something was typed there. */
export const sameAs = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>(
    (form) => form.confirmPassword === '' || form.confirmPassword === form[name],
    { path: ['confirmPassword'], error: issue('password_mismatch'), when: () => true },
  )
