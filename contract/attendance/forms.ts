import * as z from 'zod/mini'
import { text } from '../wire/text.ts'
import { absenceVerdicts, attendanceLimits } from './fields.ts'

export const contestForm = z.object({ text: text(attendanceLimits.text, 'contest_required') })

export const absenceDecision = z.object({ status: z.enum(absenceVerdicts) })
