import { useEffect, useEffectEvent, useState } from 'react'
import { BeaconDialog } from './BeaconDialog.tsx'
import { useBeacon } from './use-beacon.ts'

/** What a press of the button does: it lights the beacon as last time, or opens what the beacon says. */
export function PressedBeacon({ onDone }: { onDone: () => void }) {
  const { beacon, isLit, lightAgain } = useBeacon()
  const [opens] = useState(beacon === null || isLit)
  const press = useEffectEvent(() => {
    if (!opens) lightAgain(onDone)
  })
  useEffect(() => press(), [])
  return opens ? <BeaconDialog onClose={onDone} /> : null
}
