/** Who leads a crew: the leader can name a co-leader, and hand the crew over. */
import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, rowId } from '../wire/ids.ts'

export const nameCoLeader = endpoint({
  name: 'nameCoLeader',
  method: 'PUT',
  path: '/crew/:id/co-leader',
  access: 'member',
  summary:
    'Make a member of your crew its co-leader, or no one with null; a co-leader can step down with null',
  params: idParams,
  body: z.object({ userId: z.nullable(rowId) }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed', 'cannot_lead'],
})

export const handOverCrew = endpoint({
  name: 'handOverCrew',
  method: 'POST',
  path: '/crew/:id/hand-over',
  access: 'member',
  summary: 'Make a member of your crew its leader, and take their seat',
  params: idParams,
  body: z.object({ userId: rowId }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed', 'post_hidden', 'cannot_lead'],
})
