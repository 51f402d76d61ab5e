import * as z from 'zod/mini'
import { newPassword } from '#contract/passwords.ts'
import { confirmPassword, sameAs } from './confirmed-password.ts'

export const newPasswordForm = z
  .object({ newPassword: newPassword('new_password_required'), confirmPassword })
  .check(sameAs('newPassword'))
