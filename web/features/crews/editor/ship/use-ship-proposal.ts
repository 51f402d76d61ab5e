import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { CrewFormValues } from '#web/features/crews/editor/crew-form.ts'
import {
  type Change,
  hasBlankSeats,
  hasSameSeats,
  isSameProposal,
  keepTopic,
  proposalFor,
  type ShipFields,
} from './ship-proposal.ts'

type Form<Output> = Pick<
  UseFormReturn<CrewFormValues, unknown, Output>,
  'control' | 'getValues' | 'setValue' | 'clearErrors'
>

interface Options<Output> {
  readonly form: Form<Output>
  /** What the ship of the address has filled in. */
  readonly opening: Change | undefined
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
 * Activity and title are never replaced, only filled in. It can be undone until the leader has changed the seats.
 */
export const useShipProposal = <Output>(options: Options<Output>) => {
  const { form, opening, rolesOfShip, taken, hasOpenRole, replaceSeats } = options
  const [last, setLast] = useState(opening)
  const [asked, setAsked] = useState<Change & { readonly shipId: string }>()
  const [shipId, shipRequired, maxCrewSize, roles, activity, title] = useWatch({
    control: form.control,
    name: ['shipId', 'shipRequired', 'maxCrewSize', 'roles', 'activity', 'title'],
  })
  const current: ShipFields = { shipRequired, maxCrewSize, roles, activity, title }
  const offered: Change | undefined =
    asked?.shipId === shipId
      ? { before: current, after: keepTopic(asked.after, asked.before, current) }
      : undefined
  const applied = last && hasSameSeats(last.after, current) ? last : undefined

  const fill = ({ shipRequired, maxCrewSize, roles, activity, title }: ShipFields) => {
    form.setValue('shipRequired', shipRequired)
    form.setValue('activity', activity)
    form.setValue('title', title)
    replaceSeats(maxCrewSize, roles)
    form.clearErrors(['shipRequired', 'maxCrewSize', 'roles', 'activity', 'title'])
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
    asked: offered,
    choose: (ship: Ship) => {
      setShip(String(ship.id), ship.name)
      // What an earlier ship filled in counts as blank.
      const before = applied ? keepTopic(applied.before, applied.after, current) : current
      const after = proposalFor(ship, rolesOfShip(ship), before, taken)
      setAsked(undefined)
      if (isSameProposal(current, after)) return
      if (hasBlankSeats(before) && !hasOpenRole()) apply({ before, after })
      else setAsked({ before: current, after, shipId: String(ship.id) })
    },
    remove: () => {
      setShip('', '')
      setAsked(undefined)
    },
    accept: () => {
      if (offered) apply(offered)
    },
    keep: () => setAsked(undefined),
    undo: () => {
      if (applied) fill(keepTopic(applied.before, applied.after, current))
      setLast(undefined)
    },
  }
}
