import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { CrewFormValues } from './crew-form.ts'
import { isBlank, isSameProposal, proposalFor, type ShipFields } from './ship-proposal.ts'

type Form<Output> = Pick<
  UseFormReturn<CrewFormValues, unknown, Output>,
  'control' | 'getValues' | 'setValue' | 'clearErrors'
>

interface Change {
  readonly before: ShipFields
  readonly after: ShipFields
}

interface Options<Output> {
  readonly form: Form<Output>
  readonly rolesOfShip: (ship: Ship) => CrewRole[]
  /** How many people are in the crew already. */
  readonly taken: number
  /** Whether the form of a role is open, with something typed in it. */
  readonly hasOpenRole: () => boolean
  /** Sets crew size and roles, and closes the form of a role. */
  readonly replaceSeats: (size: number, roles: CrewRole[]) => void
}

/**
 * The ship of a post fills in size, crew size and roles where the leader has left them blank; otherwise it asks first.
 * What it filled in can be undone for as long as the leader has not changed it.
 */
export const useShipProposal = <Output>(options: Options<Output>) => {
  const { form, rolesOfShip, taken, hasOpenRole, replaceSeats } = options
  const [last, setLast] = useState<Change>()
  const [asked, setAsked] = useState<{ readonly shipId: string; readonly after: ShipFields }>()
  const [shipId, shipRequired, maxCrewSize, roles] = useWatch({
    control: form.control,
    name: ['shipId', 'shipRequired', 'maxCrewSize', 'roles'],
  })
  const current: ShipFields = { shipRequired, maxCrewSize, roles }
  const applied = last && isSameProposal(last.after, current) ? last : undefined

  const fill = ({ shipRequired, maxCrewSize, roles }: ShipFields) => {
    form.setValue('shipRequired', shipRequired)
    replaceSeats(maxCrewSize, roles)
    form.clearErrors(['shipRequired', 'maxCrewSize', 'roles'])
  }
  const apply = (change: Change) => {
    fill(change.after)
    setLast(change)
    setAsked(undefined)
  }
  const setShip = (id: string, name: string) => {
    form.setValue('shipId', id)
    form.setValue('shipName', name)
    form.clearErrors('shipId')
  }
  return {
    applied,
    asked: asked?.shipId === shipId ? { before: current, after: asked.after } : undefined,
    choose: (ship: Ship) => {
      setShip(String(ship.id), ship.name)
      // What an earlier ship filled in counts as blank.
      const before = applied?.before ?? current
      const after = proposalFor(ship, rolesOfShip(ship), before, taken)
      setAsked(undefined)
      if (isSameProposal(current, after)) return
      if (isBlank(before) && !hasOpenRole()) apply({ before, after })
      else setAsked({ after, shipId: String(ship.id) })
    },
    remove: () => {
      setShip('', '')
      setAsked(undefined)
    },
    accept: () => {
      if (asked) apply({ before: current, after: asked.after })
    },
    keep: () => setAsked(undefined),
    undo: () => {
      if (applied) fill(applied.before)
      setLast(undefined)
    },
  }
}
