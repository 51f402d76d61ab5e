import * as z from 'zod/mini'
import { type FleetStatus, fleetLimits } from '#contract/fleet/fields.ts'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { fleetShipChanges, type NewFleetShip, newFleetShip } from '#contract/fleet/forms.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { parseWholeNumber } from '#web/forms/whole-number.ts'

/** As the fields hold it. */
export interface ShipForm {
  /** 0 until one is chosen. */
  shipId: number
  customName: string
  role: string
  status: FleetStatus
  isPrimary: boolean
  condition: string
  notes: string
}

export const newShipForm: ShipForm = {
  shipId: 0,
  customName: '',
  role: '',
  status: 'active',
  isPrimary: false,
  condition: String(fleetLimits.condition),
  notes: '',
}

export const shipFormOf = (ship: FleetShip): ShipForm => ({
  shipId: ship.shipId,
  customName: ship.customName ?? '',
  role: ship.role,
  status: ship.status,
  isPrimary: ship.isPrimary,
  condition: String(ship.condition),
  notes: ship.notes ?? '',
})

const schema = z.extend(z.required(fleetShipChanges), { shipId: newFleetShip.shape.shipId })

export const checkShip = checkOf<ShipForm, NewFleetShip>(schema, (form) => ({
  ...form,
  condition: parseWholeNumber(form.condition) ?? Number.NaN,
}))
