/** The forms about codes, apart from the endpoints. */
import * as z from 'zod/mini'
import { line } from '../wire/text.ts'
import { ownPassword } from './forms.ts'

/** A code of six digits, or a recovery code, typed with or without spaces and hyphens. */
export const code = line(40, 'code_required')

export const codeForm = z.object({ code })
export const codesOwnerForm = z.object({ password: ownPassword })
export const codesEndForm = z.object({ password: ownPassword, code })
