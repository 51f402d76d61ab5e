import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { languageName } from '#web/i18n/format.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import { litText, seatsText } from './beacon-texts.ts'
import { isAhead } from './beacon-times.ts'
import styles from './LightUp.module.css'
import { LitButtons } from './LitButtons.tsx'
import { useBeacon } from './use-beacon.ts'

const importDialog = async () => (await import('./BeaconDialog.tsx')).BeaconDialog

/** The beacon in words, lit by one click. `isOnlyWay`: nothing else on the page leads on. */
export function LightUp({ isOnlyWay }: { isOnlyWay: boolean }) {
  const now = useNow()
  const zone = useViewerZone()
  const { beacon, isLit, isLighting, draft, lightAgain } = useBeacon()
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const [isOpen, setOpen] = useState(false)
  const wishes = draft(now)
  if (beacon === undefined || !wishes) return null
  const isLater = beacon && isLit && isAhead(new Date(beacon.startsAt), now)
  const says = isLater ? m.beacons_says_later : m.beacons_says
  const open = async () => (await load()) && setOpen(true)
  return (
    <div className={styles.part} data-lit={isLit || undefined}>
      <BeaconMark lit={isLit} size={44} />
      <div>
        <h2 className={styles.title}>
          {beacon && isLit ? litText(beacon, zone, now) : m.beacons_or_be_found()}
        </h2>
        <p className={styles.text}>
          {says({ length: formatMinutes(wishes.minutes), seats: seatsText(wishes.seats) })}{' '}
          {wishes.languages.map(languageName).join(', ')}
        </p>
      </div>
      <div className={styles.buttons}>
        {isLit ? (
          <>
            <Button onClick={open}>{m.beacons_change()}</Button>
            <LitButtons />
          </>
        ) : (
          <>
            <Button
              variant={isOnlyWay ? 'primary' : 'soft'}
              pending={isLighting}
              onClick={() => lightAgain()}
            >
              {m.beacons_light_yours()}
            </Button>
            <Button variant="ghost" onClick={open}>
              {m.beacons_change()}
            </Button>
          </>
        )}
      </div>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
