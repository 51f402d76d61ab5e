import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { paths } from '#web/paths.ts'
import type { ApplyTarget } from './CrewApplyDialog.tsx'

// Loaded on demand, so that the crew is shown sooner.
const importApplyDialog = async () => (await import('./CrewApplyDialog.tsx')).CrewApplyDialog

/** The seat that the address names; another is to be chosen if it is taken, or held for others, by now. */
const chosenSeat = (crew: CrewDetails, apply: string | undefined): ApplyTarget => {
  const seats = countSeats(crew)
  const isHeld = (roleId: number | null) => crew.viewer?.canWaitFor.includes(roleId) === true
  if (apply === 'any' && seats.any.free > 0 && !isHeld(null)) return 'any-seat'
  const isChosen = ({ id }: CrewRole, i: number) =>
    String(id) === apply && (seats.roles[i]?.free ?? 0) > 0 && !isHeld(id)
  return crew.roles.find(isChosen) ?? 'seat'
}

/** For a visitor: the dialog to apply with. The address asks for it after signing in. */
export const useApplyDialog = (crew: CrewDetails) => {
  const { Part: ApplyDialog, load } = useOnDemand(importApplyDialog)
  const [target, setTarget] = useState<ApplyTarget>()
  const { apply } = useSearch({ from: '/data/crew/$id' })
  const navigate = useNavigate({ from: paths.crew })
  const applyFor = async (wanted: ApplyTarget) => {
    if (await load()) setTarget(wanted)
  }
  const close = () => {
    setTarget(undefined)
    if (apply) navigate({ search: {}, replace: true, state: true, resetScroll: false })
  }
  const isAskedFor = apply !== undefined && crew.viewer?.canApply === true
  const open = useEffectEvent(() => applyFor(chosenSeat(crew, apply)))
  useEffect(() => {
    if (isAskedFor) open()
  }, [isAskedFor])
  return {
    applyFor,
    dialog: target && ApplyDialog ? <ApplyDialog crew={crew} target={target} onClose={close} /> : null,
  }
}
