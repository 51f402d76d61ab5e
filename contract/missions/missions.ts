import * as z from 'zod/mini'
import { crewDetails, crewSummary } from '../crews/crews.ts'
import { crewLimits } from '../crews/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, rowId } from '../wire/ids.ts'
import { line } from '../wire/text.ts'

const moveErrors = ['not_found', 'not_allowed', 'wrong_status'] as const
const move = {
  access: 'member',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: moveErrors,
} as const

export const startMission = endpoint({
  ...move,
  method: 'POST',
  name: 'startMission',
  path: '/crew/:id/start',
  summary: 'Start your mission',
})

export const completeMission = endpoint({
  ...move,
  method: 'POST',
  name: 'completeMission',
  path: '/crew/:id/complete',
  summary: 'Complete your mission with who was absent, and open the ratings',
  body: z.object({
    /** Members who did not come; ids of players who have left are ignored. */
    absent: z._default(z.array(rowId).check(z.maxLength(crewLimits.crewSize)), []),
  }),
})

export const endMission = endpoint({
  ...move,
  method: 'POST',
  name: 'endMission',
  path: '/crew/:id/end',
  summary: 'End your completed mission for good',
})

/** The fixed reason that the page sends. It carries no information, so only other reasons are passed on. */
export const cancelReason = 'Cancelled by crew leader'

export const cancelMission = endpoint({
  ...move,
  method: 'POST',
  name: 'cancelMission',
  path: '/crew/:id/cancel',
  token: 'post',
  summary: 'Cancel your mission before it is completed',
  body: z.object({ reason: z._default(line(200), cancelReason) }),
})

export const keepCrew = endpoint({
  ...move,
  method: 'POST',
  name: 'keepCrew',
  path: '/crew/:id/keep',
  token: 'post',
  summary: 'Keep your post on the board when it is about to be removed',
})

export const leaveCrew = endpoint({
  name: 'leaveCrew',
  method: 'POST',
  path: '/crew/:id/leave',
  access: 'member',
  summary: 'Leave a crew',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_member', 'mission_closed'],
})

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/crew/:id/members/:userId',
  access: 'member',
  summary: 'Remove a member from your crew',
  params: z.object({ id, userId: id }),
  status: 204,
  response: z.void(),
  errors: ['not_found', 'not_allowed', 'mission_closed'],
})

export const assignRole = endpoint({
  name: 'assignRole',
  method: 'PUT',
  path: '/crew/:id/members/:userId',
  access: 'member',
  summary: 'Give a member of your crew a role, or take it away with null',
  params: z.object({ id, userId: id }),
  body: z.object({ roleId: z.nullable(rowId) }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed', 'role_full', 'seat_held'],
})

export const bringShip = endpoint({
  name: 'bringShip',
  method: 'PUT',
  path: '/crew/:id/ship',
  access: 'member',
  summary: 'Bring a ship of your fleet to a crew that you are in or lead, or none with null',
  params: idParams,
  body: z.object({ fleetShipId: z.nullable(rowId) }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_member', 'mission_closed'],
})

export const listMyCrews = endpoint({
  name: 'listMyCrews',
  method: 'GET',
  path: '/my-crews',
  access: 'member',
  token: 'read',
  summary: 'List the crews that you lead, joined or applied to, and your past ones',
  status: 200,
  response: z.object({
    led: z.array(crewSummary),
    joined: z.array(crewSummary),
    applied: z.array(crewSummary),
    past: z.array(crewSummary),
  }),
  errors: [],
})
