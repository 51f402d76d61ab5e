import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useOwnBeaconQuery } from '#web/session/own-beacon.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { BeaconDialog } from './BeaconDialog.tsx'
import { useBeacon } from './use-beacon.ts'

interface Props {
  onDone: () => void
}

/** What a press of the button does. Where the beacon could not be loaded with the page, that is tried again first. */
export function PressedBeacon({ onDone }: Props) {
  const { data, refetch } = useOwnBeaconQuery()
  const toast = useToast()
  const isKnown = data !== undefined
  const load = useEffectEvent(async () => {
    const { error } = await refetch()
    if (!error) return
    toast.show(problemToast(error, errorText(error, m.beacons_load_failed())))
    onDone()
  })
  useEffect(() => {
    if (!isKnown) void load()
  }, [isKnown])
  return isKnown ? <KnownBeacon onDone={onDone} /> : null
}

/** It is lit as last time, or opens what it says. */
function KnownBeacon({ onDone }: Props) {
  const { beacon, isLit, lightAgain } = useBeacon()
  const [opens] = useState(beacon === null || isLit)
  const press = useEffectEvent(() => {
    if (!opens) lightAgain(onDone)
  })
  useEffect(() => press(), [])
  return opens ? <BeaconDialog onClose={onDone} /> : null
}
