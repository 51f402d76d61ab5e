import * as z from 'zod/mini'
import { shipSizes } from '../fleet/fields.ts'
import { broughtShip } from '../fleet/fleet-ship.ts'
import { crewRole, roleSeats } from '../roles/roles.ts'
import { reputation } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { markedAbsence, ownAbsence } from './absences.ts'
import { seatConditions } from './at-once.ts'
import { type CrewDraft, crewChange, crewDraft, writtenFields } from './drafts.ts'
import { activities, experienceLevels, missionStatuses, postTypes } from './fields.ts'
import { matchReason } from './matching.ts'
import { moves } from './moves.ts'
import { offerSources } from './offer-sources.ts'
import { readyStates } from './readiness.ts'
import { leaderRecord } from './records.ts'
import { crewSeries } from './rhythm.ts'

/** The status that a card shows: the first of these that applies. */
export const displayStatuses = ['cancelled', 'completed', 'in_progress', 'full', 'open'] as const
export type DisplayStatus = (typeof displayStatuses)[number]

/** A crew shows every field of its draft, these three under another name: a field that is missing is a type error. */
type DraftField = Exclude<keyof CrewDraft, 'scheduledFor' | 'shipRequired' | 'experienceRequired' | 'roles'>

const crewFields = {
  ...writtenFields,
  id: z.int(),
  /** The post type, if the post has no activity. */
  activity: z.enum([...activities, ...postTypes]),
  authorId: z.int(),
  authorName: z.string(),
  authorHandle: z.string(),
  authorOrganisation: z.nullable(z.string()),
  authorImage: z.nullable(z.string()),
  authorReputation: reputation,
  currentCrewSize: z.int(),
  missionStatus: z.enum(missionStatuses),
  displayStatus: z.enum(displayStatuses),
  /** Whether a free seat is given at once now; one that is held for a player is not free. */
  givesAtOnce: z.boolean(),
  /** The post left the board because its leader did not keep it. It was not cancelled. */
  expired: z.boolean(),
  scheduledTime: z.nullable(moment),
  /** When these really happened; null until then. */
  startedAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  shipSize: z.nullable(z.enum(shipSizes)),
  /** The ship that the leader chose; null if none, or if the catalogue no longer has it. */
  shipId: z.nullable(z.int()),
  /** Stays when the ship leaves the catalogue. */
  shipName: z.nullable(z.string()),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  createdAt: moment,
  updatedAt: moment,
} satisfies Record<DraftField, z.ZodMiniType> & Record<string, z.ZodMiniType>

/** How the signed-in reader relates to this crew, and what they can do with it. */
const viewer = z.object({
  isAuthor: z.boolean(),
  /** Leads the crew together with the leader, and is a member. */
  isCoLeader: z.boolean(),
  isMember: z.boolean(),
  /** The role that the reader holds as a member; null if none. */
  roleId: z.nullable(z.int()),
  canEdit: z.boolean(),
  canApply: z.boolean(),
  /** After a refusal: when the reader can apply again. */
  mayApplyFrom: z.nullable(moment),
  /** The reader's newest application to this crew. */
  application: z.nullable(
    z.object({
      id: z.int(),
      /** Null if it is for the crew as a whole, or if the role was removed. */
      roleId: z.nullable(z.int()),
      status: z.enum(['pending', 'accepted', 'declined']),
      appliedAt: moment,
      message: z.string(),
    }),
  ),
  /** The leader and the co-leader see the applications, at any time. */
  canLead: z.boolean(),
  /** They decide on them while the mission runs. */
  canDecide: z.boolean(),
  /** Only for those who can decide on them; otherwise 0. */
  pendingApplications: z.int(),
  /** The reader's place on the waiting list, counted from 1. */
  waiting: z.nullable(
    z.object({
      position: z.int(),
      /** Null if they wait for any seat. */
      roleId: z.nullable(z.int()),
      /** Whether the leader chooses who gets a free seat, whatever the place. */
      asksFirst: z.boolean(),
    }),
  ),
})

export const crewSummary = z.object({
  ...crewFields,
  roles: z.array(roleSeats),
  viewer: z.optional(
    z.extend(viewer, {
      /** Why the post fits the reader, the weightiest reason first; only in a list that is sorted by it. */
      reasons: z.optional(z.array(matchReason)),
    }),
  ),
})
export type CrewSummary = z.output<typeof crewSummary>

const crewMember = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  userRole: z.enum(['leader', 'member']),
  roleId: z.nullable(z.int()),
  roleName: z.nullable(z.string()),
  isCoLeader: z.boolean(),
  citizenId: z.nullable(z.string()),
  /** A moderator has seen that the citizen id is theirs. */
  isHandleVerified: z.boolean(),
  profileImage: z.nullable(z.string()),
  reputation,
  joinedAt: moment,
  /** Only for those aboard, and once they were asked. */
  ready: z.nullable(z.enum(readyStates)),
  /** Not oneself, and not while a report of the reader on the player in this crew is open. */
  canReport: z.boolean(),
})
export type CrewMember = z.output<typeof crewMember>

/** A ship that a player aboard brings. */
const shipAboard = z.extend(broughtShip, { ownerId: z.int(), ownerName: z.string() })

export const crewDetails = z.object({
  ...crewFields,
  /** The reason that the leader gave for cancelling. */
  cancelReason: z.nullable(z.string()),
  /** Only those who have the link see it: it is on no list until the moderators have decided. */
  isHidden: z.boolean(),
  members: z.array(crewMember),
  /** In the order of the members, at most one each. */
  ships: z.array(shipAboard),
  roles: z.array(crewRole),
  /** How reliably the leader leads; null below a few missions. */
  authorRecord: z.nullable(leaderRecord),
  /** Null if the mission is not repeated. */
  series: z.nullable(crewSeries),
  viewer: z.optional(
    z.extend(viewer, {
      can: moves,
      /** The roles whose waiting list the reader can join; null among them: the one for any seat. */
      canWaitFor: z.array(z.nullable(z.int())),
      /** For the leaders while the mission runs: whether anybody waits, or could because a seat is wanted that is not free. */
      hasWaitlist: z.boolean(),
      /** How many wait for a seat. Only for the leaders, and only while the mission runs; otherwise 0. */
      waitlistSize: z.int(),
      /** A member the leader, the leader the members. */
      canRate: z.boolean(),
      hasRated: z.boolean(),
      /** Only for those who lead the crew, otherwise empty: the seats that are held for players. */
      held: z.array(z.object({ userId: z.int(), roleId: z.nullable(z.int()) })),
      /** The member to whom the leader has offered the crew; only for these two. */
      leadOffer: z.nullable(z.object({ userId: z.int(), name: z.string() })),
      /** An open offer of a seat to the reader. */
      offer: z.nullable(
        z.object({
          id: z.int(),
          source: z.enum(offerSources),
          /** Null for any seat. */
          roleId: z.nullable(z.int()),
          /** Null if it stays open as long as the crew takes people. */
          expiresAt: z.nullable(moment),
          holdsSeat: z.boolean(),
        }),
      ),
      /** The seats that the reader can take at once; null among them: one that belongs to no role. */
      canBoard: z.array(z.nullable(z.int())),
      /** The conditions that stand in the way; empty if none, or if no seat is given at once. */
      unmetConditions: z.array(z.enum(seatConditions)),
      /** As for the members. */
      ready: z.nullable(z.enum(readyStates)),
      /** When the crew was last asked whether it is ready; only for those aboard. */
      readyCalledAt: z.nullable(moment),
      /** Those aboard can see how the takings are split. */
      hasSettlement: z.boolean(),
      /** What the reader gets of the takings, once they are split. */
      share: z.nullable(
        z.object({
          /** Of the sheet, which a confirmation names. */
          version: z.int(),
          amount: z.int(),
          /** The reader has not answered yet, and still can. */
          isOpen: z.boolean(),
        }),
      ),
      absence: z.nullable(ownAbsence),
      /** Only for those who lead: who is marked; otherwise empty. */
      absences: z.array(markedAbsence),
    }),
  ),
})
export type CrewDetails = z.output<typeof crewDetails>

export const getCrew = endpoint({
  name: 'getCrew',
  method: 'GET',
  path: '/crew/:id',
  access: 'public',
  token: 'read',
  summary: 'Get a crew with its members and roles',
  params: idParams,
  // A page that is only loaded in case the visitor opens it is not a view.
  query: z.object({ preload: z.optional(z.literal('true')) }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'crew_removed'],
})

export const createCrew = endpoint({
  name: 'createCrew',
  method: 'POST',
  path: '/crew',
  access: 'member',
  token: 'post',
  summary: 'Create a crew post with its roles',
  body: crewDraft,
  status: 201,
  response: crewDetails,
  errors: ['warning_open'],
})

export const updateCrew = endpoint({
  name: 'updateCrew',
  method: 'PUT',
  path: '/crew-finder/:id',
  access: 'member',
  token: 'post',
  summary: 'Edit your post while its mission is open or in progress',
  params: idParams,
  body: crewChange,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'mission_closed', 'warning_open'],
})
