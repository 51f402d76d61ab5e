/** Who leads a crew: the leader can name a co-leader, and offer the crew to a member. */
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
  summary:
    'Offer the lead of your crew to a member, in place of an offer before; you take their seat once they accept',
  params: idParams,
  body: z.object({ userId: rowId }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed', 'post_hidden', 'cannot_lead'],
})

export const acceptLead = endpoint({
  name: 'acceptLead',
  method: 'POST',
  path: '/crew/:id/hand-over/accept',
  access: 'member',
  summary: 'Lead a crew that its leader has offered to you; its leader takes your seat',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'lead_not_offered', 'mission_closed', 'post_hidden', 'cannot_lead'],
})

export const endLeadOffer = endpoint({
  name: 'endLeadOffer',
  method: 'DELETE',
  path: '/crew/:id/hand-over',
  access: 'member',
  summary: 'Decline to lead a crew that its leader has offered to you, or take back your own offer',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'lead_not_offered'],
})
