/** Seats at once: taking one, and the leader's switch. */
import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, rowId } from '../wire/ids.ts'

export const boardCrew = endpoint({
  name: 'boardCrew',
  method: 'POST',
  path: '/crew/:id/board',
  access: 'member',
  summary: 'Take a seat that is given at once: you are aboard immediately, without an application',
  params: idParams,
  body: z.object({
    /** Null for a seat that belongs to no role. */
    roleId: z.nullable(rowId),
    /** A ship of the player's own fleet that they bring. */
    fleetShipId: z._default(z.nullable(rowId), null),
  }),
  status: 200,
  response: crewDetails,
  errors: [
    'not_found',
    'own_crew',
    'not_accepting',
    'blocked_by_you',
    'already_member',
    'refused_recently',
    'apply_instead',
    'crew_full',
    'role_full',
    'seat_held',
    'mission_closed',
    'post_hidden',
    'warning_open',
  ],
})

export const stopBoarding = endpoint({
  name: 'stopBoarding',
  method: 'DELETE',
  path: '/crew/:id/at-once',
  access: 'member',
  summary: 'Give no more seats of your crew at once: from now on players apply',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed'],
})
