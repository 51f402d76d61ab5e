/** Seats that are offered to players: by the leader's invitation, or from the waiting list. */
import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { offerSources } from '../crews/offer-sources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { offerLimits } from './fields.ts'

const nothing = z.void()

/** An open offer, as the leader sees it. */
const crewOffer = z.object({
  id: z.int(),
  source: z.enum(offerSources),
  /** Null for any seat. */
  roleId: z.nullable(z.int()),
  roleName: z.nullable(z.string()),
  holdsSeat: z.boolean(),
  /** Null if it stays open as long as the crew takes people. */
  expiresAt: z.nullable(moment),
  createdAt: moment,
  player: z.object({
    id: z.int(),
    username: z.string(),
    displayName: z.string(),
    profileImage: z.nullable(z.string()),
  }),
})
export type CrewOffer = z.output<typeof crewOffer>

export const listOffers = endpoint({
  name: 'listOffers',
  method: 'GET',
  path: '/crew/:id/offers',
  access: 'member',
  summary: `List the open invitations and offers of your crew, the newest first, at most ${offerLimits.listed}`,
  params: idParams,
  status: 200,
  response: z.object({ offers: z.array(crewOffer) }),
  errors: ['not_found', 'not_allowed'],
})

export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: '/offers/:id/accept',
  access: 'member',
  summary: 'Accept a seat that you were offered: you are aboard immediately',
  params: idParams,
  status: 200,
  response: crewDetails,
  errors: [
    'not_found',
    'offer_ended',
    'mission_closed',
    'post_hidden',
    'warning_open',
    'not_accepting',
    'blocked_by_you',
    'already_member',
    'crew_full',
    'role_full',
    'seat_held',
  ],
})

export const declineOffer = endpoint({
  name: 'declineOffer',
  method: 'POST',
  path: '/offers/:id/decline',
  access: 'member',
  summary: 'Decline a seat that you were offered',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'offer_ended'],
})

export const takeBackOffer = endpoint({
  name: 'takeBackOffer',
  method: 'DELETE',
  path: '/offers/:id',
  access: 'member',
  summary: 'Take back an open invitation to your crew',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'offer_ended'],
})
