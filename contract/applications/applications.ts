import * as z from 'zod/mini'
import { attendanceRecord } from '../crews/records.ts'
import { broughtShip } from '../fleet/fleet-ship.ts'
import { ranks } from '../profiles/ranks.ts'
import { reputation } from '../users/users.ts'
import { hoursFits } from '../users/week-hours.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment, rowId } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { applicationChange, applicationDraft, roleApplicationDraft } from './drafts.ts'
import { applicantExperiences, applicationLimits, applicationStatuses, availabilities } from './fields.ts'

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The same three statuses, as applications for a role call them. */
const roleApplicationStatuses = ['pending', 'accepted', 'rejected'] as const
export type RoleApplicationStatus = (typeof roleApplicationStatuses)[number]

const applicant = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  citizenId: z.nullable(z.string()),
  /** A moderator has seen that the citizen id is theirs. */
  isHandleVerified: z.boolean(),
  organisation: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  rank: z.enum(ranks),
  reputation,
  /** Null below a few missions. */
  attendance: z.nullable(attendanceRecord),
  timezone: z.string(),
  languages: z.array(z.enum(languages)),
  /** How a mission that is still ahead fits their hours; null if they have named none, or without a start. */
  hoursFit: z.nullable(z.enum(hoursFits)),
  /** Not while a report of the reader on the player in this crew is open. */
  canReport: z.boolean(),
})

export const application = z.object({
  id: z.int(),
  status: z.enum(applicationStatuses),
  message: z.string(),
  availability: z.nullable(z.enum(availabilities)),
  experience: z.nullable(z.enum(applicantExperiences)),
  timezone: z.nullable(z.string()),
  additionalInfo: z.string(),
  appliedAt: moment,
  /** The ship that the applicant would bring. */
  ship: z.nullable(broughtShip),
  user: applicant,
})
export type Application = z.output<typeof application>

const roleApplication = z.object({
  id: z.int(),
  /** Null if the role was removed. */
  roleId: z.nullable(z.int()),
  roleName: z.string(),
  applicantName: z.string(),
  message: z.string(),
  status: z.enum(roleApplicationStatuses),
  createdAt: moment,
  /** The ship that the applicant would bring. */
  ship: z.nullable(broughtShip),
  user: applicant,
})
export type RoleApplication = z.output<typeof roleApplication>

const nothing = z.void()
const applyErrors = [
  'not_found',
  'own_crew',
  'not_accepting',
  'blocked_by_you',
  'already_member',
  'already_applied',
  'refused_recently',
  'crew_full',
  'mission_closed',
  'post_hidden',
  'warning_open',
] as const
const decideErrors = [
  'not_found',
  'not_allowed',
  'own_crew',
  'already_decided',
  'already_member',
  'crew_full',
  'role_full',
  'seat_held',
  'mission_closed',
] as const

export const applyToCrew = endpoint({
  name: 'applyToCrew',
  method: 'POST',
  path: '/crew/:id/apply',
  access: 'member',
  summary: 'Apply to a crew',
  params: idParams,
  body: applicationDraft,
  status: 201,
  response: application,
  errors: applyErrors,
})

export const changeApplication = endpoint({
  name: 'changeApplication',
  method: 'PATCH',
  path: '/crew/:id/apply',
  access: 'member',
  summary: 'Change the message of your pending application to a crew or for one of its roles',
  params: idParams,
  body: applicationChange,
  status: 204,
  response: nothing,
  errors: [
    'not_found',
    'already_decided',
    'mission_closed',
    'not_accepting',
    'blocked_by_you',
    'warning_open',
  ],
})

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  method: 'DELETE',
  path: '/crew/:id/apply',
  access: 'member',
  summary: 'Withdraw your pending application to a crew',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'already_decided'],
})

export const listApplications = endpoint({
  name: 'listApplications',
  method: 'GET',
  path: '/crew/:id/applications',
  access: 'member',
  token: 'decide',
  summary: `List the applications to your crew: pending ones first, then the newest, at most ${applicationLimits.listed}`,
  params: idParams,
  status: 200,
  response: z.object({ applications: z.array(application) }),
  errors: ['not_found', 'not_allowed'],
})

/** `roleId`: the role that an accepted player gets. */
const applicationDecision = z.object({
  status: z.enum(['accepted', 'declined']),
  roleId: z.optional(z.nullable(rowId)),
})
export type ApplicationDecision = z.output<typeof applicationDecision>

export const decideApplication = endpoint({
  name: 'decideApplication',
  method: 'PUT',
  path: '/crew/:id/applications/:applicationId',
  access: 'member',
  token: 'decide',
  summary: 'Accept or decline an application to your crew',
  params: z.object({ id, applicationId: id }),
  body: applicationDecision,
  status: 200,
  response: application,
  errors: decideErrors,
})

export const applyToRole = endpoint({
  name: 'applyToRole',
  method: 'POST',
  path: '/crew/:id/roles/:roleId/apply',
  access: 'member',
  summary: 'Apply for a role in a crew',
  params: z.object({ id, roleId: id }),
  body: roleApplicationDraft,
  status: 201,
  response: roleApplication,
  errors: [...applyErrors, 'role_full'],
})

export const listRoleApplications = endpoint({
  name: 'listRoleApplications',
  method: 'GET',
  path: '/crew/:id/role-applications',
  access: 'member',
  token: 'decide',
  summary: `List the applications for roles in your crew: pending ones first, then the newest, at most ${applicationLimits.listed}`,
  params: idParams,
  status: 200,
  response: z.object({ applications: z.array(roleApplication) }),
  errors: ['not_found', 'not_allowed'],
})

/** `roleId`: another role that an accepted player gets; null for none. */
const roleApplicationDecision = z.object({
  status: z.enum(['accepted', 'rejected']),
  roleId: z.optional(z.nullable(rowId)),
})
export type RoleApplicationDecision = z.output<typeof roleApplicationDecision>

export const decideRoleApplication = endpoint({
  name: 'decideRoleApplication',
  method: 'PUT',
  path: '/role-applications/:id',
  access: 'member',
  token: 'decide',
  summary: 'Accept or reject an application for a role in your crew',
  params: idParams,
  body: roleApplicationDecision,
  status: 200,
  response: roleApplication,
  errors: decideErrors,
})

export const withdrawRoleApplication = endpoint({
  name: 'withdrawRoleApplication',
  method: 'DELETE',
  path: '/role-applications/:id',
  access: 'member',
  summary: 'Withdraw your pending application for a role',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'already_decided'],
})
