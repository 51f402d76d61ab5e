import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { reputation } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment, rowId } from '../wire/ids.ts'
import { waitlistLimits } from './limits.ts'

const waitlistEntry = z.object({
  userId: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  reputation,
  /** Null for any seat. */
  roleId: z.nullable(z.int()),
  roleName: z.nullable(z.string()),
  since: moment,
  /** A seat that fits is free and not held. */
  canOffer: z.boolean(),
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

const waitlist = z.object({
  /** The site offers no seats by itself: the leader chooses. */
  asksFirst: z.boolean(),
  /** In the order in which they are offered seats. */
  entries: z.array(waitlistEntry),
})
export type Waitlist = z.output<typeof waitlist>

const nothing = z.void()
const ofPlayer = z.object({ id, userId: id })

export const joinWaitlist = endpoint({
  name: 'joinWaitlist',
  method: 'POST',
  path: '/crew/:id/waiting-list',
  access: 'member',
  summary: 'Join the waiting list of a full crew, for one of its roles or for any seat',
  params: idParams,
  body: z.object({ roleId: z.nullable(rowId) }),
  status: 200,
  response: crewDetails,
  errors: [
    'not_found',
    'own_crew',
    'not_accepting',
    'blocked_by_you',
    'already_member',
    'already_waiting',
    'seat_offered',
    'offer_ran_out',
    'refused_recently',
    'waitlist_refused',
    'waitlist_full',
    'seat_free',
    'mission_closed',
    'post_hidden',
    'warning_open',
  ],
})

export const leaveWaitlist = endpoint({
  name: 'leaveWaitlist',
  method: 'DELETE',
  path: '/crew/:id/waiting-list',
  access: 'member',
  summary: 'Leave the waiting list of a crew',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_waiting'],
})

export const getWaitlist = endpoint({
  name: 'getWaitlist',
  method: 'GET',
  path: '/crew/:id/waiting-list',
  access: 'member',
  summary: `Get the waiting list of your crew: at most ${waitlistLimits.perCrew} players, in order`,
  params: idParams,
  status: 200,
  response: waitlist,
  errors: ['not_found', 'not_allowed'],
})

export const updateWaitlist = endpoint({
  name: 'updateWaitlist',
  method: 'PUT',
  path: '/crew/:id/waiting-list',
  access: 'member',
  summary: 'Choose whether free seats of your crew are offered to the waiting list without asking you first',
  params: idParams,
  body: z.object({ asksFirst: z.boolean() }),
  status: 200,
  response: waitlist,
  errors: ['not_found', 'not_allowed', 'mission_closed'],
})

export const offerToWaiting = endpoint({
  name: 'offerToWaiting',
  method: 'POST',
  path: '/crew/:id/waiting-list/:userId/offer',
  access: 'member',
  summary: 'Offer a free seat of your crew to a player on its waiting list',
  params: ofPlayer,
  status: 200,
  response: waitlist,
  errors: [
    'not_found',
    'not_allowed',
    'not_waiting',
    'crew_full',
    'role_full',
    'seat_held',
    'mission_closed',
    'post_hidden',
  ],
})

export const removeFromWaitlist = endpoint({
  name: 'removeFromWaitlist',
  method: 'DELETE',
  path: '/crew/:id/waiting-list/:userId',
  access: 'member',
  summary: 'Take a player off the waiting list of your crew',
  params: ofPlayer,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_allowed'],
})
