import type { ImportRow } from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './MatchedShip.module.css'

interface Props {
  row: ImportRow
  chosen: number | null
  onChoose: (shipId: number | null) => void
}

const ownedText = (owned: number, count: number): string | undefined => {
  if (owned === 0) return undefined
  return owned < count ? m.fleet_import_owned_some({ owned, count }) : m.fleet_import_owned()
}

/** A ship that was found: it can be left out. */
export function MatchedShip({ row, chosen, onChoose }: Props) {
  const [ship] = row.candidates
  if (!ship) return null
  const notes = [
    ownedText(ship.owned, row.count),
    row.isNameRefused ? m.fleet_import_name_refused() : undefined,
  ].filter((note) => note !== undefined)
  return (
    <Checkbox
      checked={chosen !== null}
      onChange={({ target }) => onChoose(target.checked ? ship.shipId : null)}
    >
      {ship.name}
      {row.customName ? (
        <>
          {' '}
          <bdi>({row.customName})</bdi>
        </>
      ) : null}
      {row.count > 1 ? ` ${m.fleet_share({ count: row.count })}` : null}
      {notes.length > 0 ? <span className={styles.notes}>{notes.join(' · ')}</span> : null}
    </Checkbox>
  )
}
