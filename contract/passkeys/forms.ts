/** The forms of passkeys. Apart from the endpoints, which every page needs. */
import * as z from 'zod/mini'
import { line } from '../wire/text.ts'
import { passkeyLimits } from './limits.ts'

export const passkeyName = line(passkeyLimits.name, 'passkey_name_required')

export const renamePasskeyForm = z.object({ name: passkeyName })
