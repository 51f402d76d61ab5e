import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { formatTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { useOwnBeacon } from '#web/session/own-beacon.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import styles from './BeaconButton.module.css'

// Loaded on demand: every page has the button, and few visits press it.
const importPressed = async () => (await import('./PressedBeacon.tsx')).PressedBeacon

/**
 * Lights the beacon as last time, by one click. The first time, and while it is lit, it opens what the beacon says.
 * `isMark`: without words, beside a large button.
 */
export function BeaconButton({ isMark = false }: { isMark?: boolean }) {
  const zone = zoneOrBrowserZone(useUser()?.timezone)
  const beacon = useOwnBeacon()
  const { Part: Pressed, load } = useOnDemand(importPressed)
  const [isPressed, setPressed] = useState(false)
  const text = beacon?.isLit
    ? m.beacons_free_until({ time: formatTime(new Date(beacon.endsAt), zone) })
    : m.beacons_light()
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
