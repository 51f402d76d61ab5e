/** What an owner says about a ship. Apart from the endpoints, which pages without a form call as well. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { noLinks, noReferralCodes } from '../wire/links.ts'
import { line, text } from '../wire/text.ts'
import { fleetLimits, fleetStatuses } from './fields.ts'

const conditionRange = issue('ship_condition_range', fleetLimits.condition)

const fields = z.object({
  /** Blank: the name of the model. */
  customName: line(fleetLimits.customName).check(noLinks()),
  /** Blank: the role of the model. */
  role: line(fleetLimits.role).check(noLinks()),
  status: z.enum(fleetStatuses),
  isPrimary: z.boolean(),
  condition: z
    .int(conditionRange)
    .check(z.gte(0, conditionRange), z.lte(fleetLimits.condition, conditionRange)),
  notes: text(fleetLimits.notes).check(noReferralCodes()),
})

export const newFleetShip = z.object({
  shipId: z.int(issue('ship_required')).check(z.gte(1, issue('ship_required'))),
  customName: z._default(fields.shape.customName, ''),
  role: z._default(fields.shape.role, ''),
  status: z._default(fields.shape.status, 'active'),
  isPrimary: z._default(fields.shape.isPrimary, false),
  condition: z._default(fields.shape.condition, fleetLimits.condition),
  notes: z._default(fields.shape.notes, ''),
})
export type NewFleetShip = z.output<typeof newFleetShip>

/** Fields that are absent stay as they are. */
export const fleetShipChanges = z.partial(fields)
export type FleetShipChanges = z.output<typeof fleetShipChanges>
