/** Beacons: a player says that they are free to fly, from when to when, and for which seats. */
import * as z from 'zod/mini'
import { activities } from '../crews/fields.ts'
import { seatKinds } from '../crews/seats.ts'
import { reputation } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { moment } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { regions } from '../wire/regions.ts'
import { beaconDraft } from './drafts.ts'
import { beaconAudiences, beaconLimits, prolongs } from './fields.ts'
import { beaconQuery, fittingQuery } from './list-query.ts'

const { minutesMin, minutesMax, aheadHours } = beaconLimits

const beaconBase = {
  startsAt: moment,
  endsAt: moment,
  seats: z.array(z.enum(seatKinds)),
  activities: z.array(z.enum(activities)),
  regions: z.array(z.enum(regions)),
  languages: z.array(z.enum(languages)),
  /** The name of the ship that the player would bring. */
  ship: z.nullable(z.string()),
  note: z.string(),
}

const ownBeacon = z.object({
  ...beaconBase,
  isLit: z.boolean(),
  fleetShipId: z.nullable(z.int()),
  audience: z.enum(beaconAudiences),
})
export type OwnBeacon = z.output<typeof ownBeacon>

export const getBeacon = endpoint({
  name: 'getBeacon',
  method: 'GET',
  path: '/account/beacon',
  access: 'member',
  summary:
    'Get your beacon, also when it is out: the next one is filled in from it. Null until you have lit one: the first one is filled in from the activities that you fly most',
  status: 200,
  response: z.object({
    beacon: z.nullable(ownBeacon),
    /** Of the missions on the player's profile, the most frequent first. Empty once they have lit a beacon. */
    activities: z.array(z.enum(activities)),
  }),
  errors: [],
})

export const lightBeacon = endpoint({
  name: 'lightBeacon',
  method: 'PUT',
  path: '/account/beacon',
  access: 'member',
  summary: `Light your beacon, or change it: you are free now, or from a start within ${aheadHours} hours, for ${minutesMin} to ${minutesMax} minutes`,
  body: beaconDraft,
  status: 200,
  response: ownBeacon,
  errors: ['beacon_seated', 'warning_open', 'not_found'],
})

export const prolongBeacon = endpoint({
  name: 'prolongBeacon',
  method: 'POST',
  path: '/account/beacon/prolong',
  access: 'member',
  summary: `Keep your beacon lit ${prolongs.minutes} minutes longer`,
  status: 200,
  response: ownBeacon,
  errors: ['beacon_out', 'beacon_seated', 'warning_open'],
})

export const putOutBeacon = endpoint({
  name: 'putOutBeacon',
  method: 'DELETE',
  path: '/account/beacon',
  access: 'member',
  summary: 'Put out your beacon',
  status: 204,
  response: z.void(),
  errors: [],
})

/** A seat of the reader's own post that fits the player. */
const fittingSeat = z.object({
  crewId: z.int(),
  title: z.string(),
  /** Null without a start, or once it is under way. */
  startsAt: z.nullable(moment),
  /** Null for any seat. */
  roleId: z.nullable(z.int()),
  roleName: z.nullable(z.string()),
  /** The reader has invited the player to it. */
  isInvited: z.boolean(),
})
export type FittingSeat = z.output<typeof fittingSeat>

const freePlayer = z.object({
  ...beaconBase,
  player: z.object({
    id: z.int(),
    username: z.string(),
    displayName: z.string(),
    starCitizenHandle: z.string(),
    isHandleVerified: z.boolean(),
    profileImage: z.nullable(z.string()),
    timezone: z.string(),
    reputation,
    /** To how many of their missions of the last months they came. */
    attendance: z.object({ came: z.int(), missions: z.int() }),
  }),
  /** They take messages and invitations. */
  canBeInvited: z.boolean(),
  /** Null if no post of the reader has a seat for them. */
  fits: z.nullable(fittingSeat),
})
export type FreePlayer = z.output<typeof freePlayer>

export const listFreePlayers = endpoint({
  name: 'listFreePlayers',
  method: 'GET',
  path: '/beacons',
  access: 'member',
  summary: `List the players who are free now or soon, at most ${beaconLimits.listed}, those who fit your own posts first. X-Total-Count holds how many there are, at most ${beaconLimits.compared}; X-Total-Capped is true when there are more`,
  query: beaconQuery,
  status: 200,
  response: z.array(freePlayer),
  errors: [],
})

export const countFreePlayers = endpoint({
  name: 'countFreePlayers',
  method: 'GET',
  path: '/beacons/count',
  access: 'public',
  summary: 'Count the players who are free now and show it to everyone, and for which seats',
  status: 200,
  response: z.object({
    total: z.int(),
    /**
     * The most wanted first. Who is free for any seat is counted under `any` alone; `only`: who is free for no other kind.
     */
    seats: z.array(z.object({ kind: z.enum(seatKinds), count: z.int(), only: z.int() })),
  }),
  errors: [],
})
export type FreePlayerCount = z.output<typeof countFreePlayers.response>

export const countFitting = endpoint({
  name: 'countFitting',
  method: 'GET',
  path: '/beacons/fitting',
  access: 'member',
  summary: 'Count the players whom a post that you are writing would fit: those who are free at its start',
  query: fittingQuery,
  status: 200,
  response: z.object({ count: z.int() }),
  errors: [],
})
