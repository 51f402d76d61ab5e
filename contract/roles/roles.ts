import * as z from 'zod/mini'
import { type IssueMessage, issue } from '../issues/issues.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, rowId } from '../wire/ids.ts'
import { noHosts, noReferralCodes } from '../wire/links.ts'
import { line, noneWhenEmpty, text } from '../wire/text.ts'
import { compensationTypes, roleCategories, roleExperiences, roleLimits } from './fields.ts'

const largestAmount = 1_000_000_000_000

const whole = (min: number, max: number, message: IssueMessage) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message))

const shareIssue = issue('role_share_range')
const share = z
  .number(shareIssue)
  .check(z.gte(0, shareIssue), z.lte(100, shareIssue), z.multipleOf(0.1, shareIssue))

/** A role as the leader writes it. Amount and percentage count only for their compensation type. */
export const roleDraft = z.object({
  roleName: line(60, 'role_name_required').check(noHosts()),
  roleCategory: z._default(z.enum(roleCategories), 'other'),
  roleDescription: z._default(text(500).check(noReferralCodes()), ''),
  slotsNeeded: whole(1, roleLimits.slots, issue('role_slots_range', roleLimits.slots)),
  compensationType: z._default(z.enum(compensationTypes), 'split'),
  compensationAmount: z._default(z.nullable(whole(0, largestAmount, issue('role_amount'))), null),
  compensationPercentage: z._default(z.nullable(share), null),
  requiredExperience: z._default(noneWhenEmpty(z.enum(roleExperiences)), null),
  requiredEquipment: z._default(line(300).check(noReferralCodes()), ''),
  isRequired: z._default(z.boolean(), true),
  /** Its seats are given at once, where the post gives those of single roles. */
  isAtOnce: z._default(z.boolean(), false),
})
export type RoleDraft = z.output<typeof roleDraft>

/** A role of an edited post: an existing one has an id, a new one has none. */
export const roleChange = z.extend(roleDraft, { id: z.optional(rowId) })
export type RoleChange = z.output<typeof roleChange>

export const roleSeats = z.object({
  id: z.int(),
  roleName: z.string(),
  roleCategory: z.enum(roleCategories),
  slotsNeeded: z.int(),
  slotsFilled: z.int(),
  compensationType: z.enum(compensationTypes),
  compensationAmount: z.nullable(z.int()),
  compensationPercentage: z.nullable(z.number()),
  isAtOnce: z.boolean(),
})
export type RoleSeats = z.output<typeof roleSeats>

export const crewRole = z.extend(roleSeats, {
  roleDescription: z.string(),
  requiredExperience: z.nullable(z.enum(roleExperiences)),
  requiredEquipment: z.string(),
  isRequired: z.boolean(),
  /** Pending applications for this role. */
  applicationCount: z.int(),
})
export type CrewRole = z.output<typeof crewRole>

export const listCrewRoles = endpoint({
  name: 'listCrewRoles',
  method: 'GET',
  path: '/crew/:id/roles',
  access: 'public',
  token: 'read',
  summary: 'List the roles of a crew, in the order of the post',
  params: idParams,
  status: 200,
  response: z.array(crewRole),
  errors: ['not_found'],
})
