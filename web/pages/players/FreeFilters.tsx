import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { reliableFrom } from '#contract/crews/at-once.ts'
import { activities } from '#contract/crews/fields.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import { ChoiceFilter } from '#web/features/crews/board/filters/fields/ChoiceFilter.tsx'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { languageName } from '#web/i18n/format.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './FreePlayers.module.css'
import type { FreeSearch } from './free-search.ts'

interface Props {
  search: FreeSearch
  onChange: (change: FreeSearch) => void
}

const kinds = seatKinds.filter((kind) => kind !== 'any')

const flags = [
  { name: 'verified', label: () => m.boarding_condition({ condition: 'verified', percent: 0 }) },
  { name: 'ship', label: m.beacons_brings_ship },
  {
    name: 'reliable',
    label: () => m.boarding_condition({ condition: 'reliable', percent: reliableFrom.percent }),
  },
] as const

/** The filters of the board that make sense for players. */
export function FreeFilters({ search, onChange }: Props) {
  const [isOpen] = useState(() => matchMedia('(min-width: 768px)').matches)
  const { search: _, ...chosen } = search
  const count = Object.values(chosen).filter((value) => value !== undefined).length
  return (
    <Panel flush className={styles.panel}>
      <Fold
        icon={<SlidersHorizontal />}
        title={m.board_filters()}
        hint={count > 0 ? m.board_filters_active({ count }) : undefined}
        open={isOpen}
      >
        <div className={styles.filters}>
          <ChoiceFilter
            name="seat"
            label={m.beacons_seats()}
            any={m.beacons_any_seat()}
            values={kinds}
            labelOf={seatKindLabel}
            value={search.seat}
            onChange={(seat) => onChange({ seat })}
          />
          <ChoiceFilter
            name="activity"
            label={m.beacons_activities()}
            any={m.beacons_any_activity()}
            values={activities}
            labelOf={activityLabel}
            value={search.activity}
            onChange={(activity) => onChange({ activity })}
          />
          <ChoiceFilter
            name="language"
            label={m.board_languages()}
            any={m.regions_any()}
            values={languages}
            labelOf={languageName}
            value={search.language}
            onChange={(language) => onChange({ language })}
          />
          <ChoiceFilter
            name="region"
            label={m.crews_region()}
            any={m.regions_any()}
            values={regions}
            labelOf={(region) => m.crews_region_name({ region })}
            value={search.region}
            onChange={(region) => onChange({ region })}
          />
          <div className={styles.flags}>
            {flags.map(({ name, label }) => (
              <Checkbox
                key={name}
                name={name}
                checked={search[name] === true}
                onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked || undefined })}
              >
                {label()}
              </Checkbox>
            ))}
          </div>
        </div>
      </Fold>
    </Panel>
  )
}
