import { useState } from 'react'
import type { OwnBeacon } from '#contract/beacons/beacons.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { formatDayTime } from '#web/features/crews/time/use-format-until.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import { useOwnBeacon } from '#web/session/own-beacon.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import styles from './BeaconButton.module.css'
import { isAhead } from './beacon-times.ts'

/** For a beacon that is lit for later: its start. */
const freeText = ({ startsAt, endsAt }: OwnBeacon, zone: string, now: Date): string => {
  const start = new Date(startsAt)
  return isAhead(start, now)
    ? m.beacons_free_from({ time: formatDayTime(start, now, zone) })
    : m.beacons_free_until({ time: formatTime(new Date(endsAt), zone) })
}

// Loaded on demand: every page has the button, and few visits press it.
const importPressed = async () => (await import('./PressedBeacon.tsx')).PressedBeacon

/**
 * Lights the beacon as last time, by one click. The first time, and while it is lit, it opens what the beacon says.
 * `isMark`: without words, beside a large button.
 */
export function BeaconButton({ isMark = false }: { isMark?: boolean }) {
  const beacon = useOwnBeacon()
  const { Part: Pressed, load } = useOnDemand(importPressed)
  const [isPressed, setPressed] = useState(false)
  const now = useNow()
  const zone = useViewerZone()
  const text = beacon?.isLit ? freeText(beacon, zone, now) : m.beacons_light()
  return (
    <>
      <Button
        className={isMark ? styles.mark : styles.button}
        size={isMark ? 'lg' : 'md'}
        square={isMark}
        data-lit={beacon?.isLit || undefined}
        aria-label={text}
        title={text}
        pending={(isPressed && beacon === undefined) || undefined}
        onClick={async () => {
          if (await load()) setPressed(true)
        }}
      >
        <BeaconMark lit={beacon?.isLit} />
        {isMark ? null : <span className={styles.text}>{text}</span>}
      </Button>
      {isPressed && Pressed ? <Pressed onDone={() => setPressed(false)} /> : null}
    </>
  )
}
