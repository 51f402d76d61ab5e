import { Download } from 'lucide-react'
import { exportFleet, exportFleetAsCsv } from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import { urlOf } from '#web/api/call.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './ExportLinks.module.css'

/** Downloads the player's own fleet, in a form that can be imported again. */
export function ExportLinks() {
  return (
    <div className={styles.links}>
      <Button asChild size="sm" variant="ghost">
        <a href={urlOf(exportFleet.path, {})} download>
          <Download size={14} aria-hidden />
          {m.fleet_export_json()}
        </a>
      </Button>
      <Button asChild size="sm" variant="ghost">
        <a href={urlOf(exportFleetAsCsv.path, {})} download>
          <Download size={14} aria-hidden />
          {m.fleet_export_csv()}
        </a>
      </Button>
    </div>
  )
}
