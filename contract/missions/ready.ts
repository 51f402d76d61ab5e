import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { crewLimits } from '../crews/fields.ts'
import { readyAnswers } from '../crews/readiness.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, rowId } from '../wire/ids.ts'

const ofCrew = { access: 'member', params: idParams, status: 200, response: crewDetails } as const

export const callReadyCheck = endpoint({
  ...ofCrew,
  name: 'callReadyCheck',
  method: 'POST',
  path: '/crew/:id/ready-check',
  summary: 'Ask the members of your crew who have not answered yet whether they are ready',
  errors: ['not_found', 'not_allowed', 'ready_call_refused'],
})

export const answerReadyCheck = endpoint({
  ...ofCrew,
  name: 'answerReadyCheck',
  method: 'PUT',
  path: '/crew/:id/ready',
  summary:
    'Say that you are ready, that you come 10 minutes late, or that you cannot come and leave the crew',
  body: z.object({ answer: z.enum(readyAnswers) }),
  errors: ['not_found', 'not_member', 'ready_check_closed'],
})

export const releaseSilent = endpoint({
  ...ofCrew,
  name: 'releaseSilent',
  method: 'POST',
  path: '/crew/:id/release-silent',
  summary: 'Release the seats of these members, unless they have answered the ready check by now',
  body: z.object({ userIds: z.array(rowId).check(z.minLength(1), z.maxLength(crewLimits.crewSize)) }),
  errors: ['not_found', 'not_allowed', 'mission_closed', 'release_too_early', 'nobody_silent'],
})
