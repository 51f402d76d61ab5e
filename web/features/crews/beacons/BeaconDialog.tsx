import { useState } from 'react'
import { m } from '#texts'
import { BeaconForm } from './BeaconForm.tsx'
import { useBeacon } from './use-beacon.ts'

/** Lights the player's beacon, filled in from last time; changes it, or puts it out. */
export function BeaconDialog({ onClose }: { onClose: () => void }) {
  const beacon = useBeacon()
  // As they were when the dialog opened: what is being changed stays under the pointer.
  const [{ draft, isLit }] = useState({ draft: beacon.draft(new Date()), isLit: beacon.isLit })
  return draft ? <BeaconForm draft={draft} isLit={isLit} title={m.beacons_title()} onClose={onClose} /> : null
}
