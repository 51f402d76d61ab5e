import { experienceLevels } from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { activeFilters } from '#web/features/crews/board/filters/filter-texts.ts'
import { useShipFilter } from '#web/features/crews/board/filters/ship-filter-context.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { experienceLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ActivityFilter } from './ActivityFilter.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import styles from './FilterFields.module.css'
import { HoursFilter } from './HoursFilter.tsx'
import { LanguageFilter } from './LanguageFilter.tsx'
import { SeatFilter } from './SeatFilter.tsx'
import { ServerFilter } from './ServerFilter.tsx'
import { SizeFilter } from './SizeFilter.tsx'
import { SystemFilter } from './SystemFilter.tsx'
import { TimezoneFilter } from './TimezoneFilter.tsx'

/** The keys of those that are behind "More filters". */
const isFolded = (key: string): boolean => !/^(search|seat-|language-|startTime|activity|fitsHours)/.test(key)

type Props = { search: BoardSearch; onChange: ChangeSearch }

/** Every filter of the board; each change applies immediately. What is rarely set is in one line that opens. */
export function FilterFields({ search, onChange }: Props) {
  const { field: shipField, name: shipName } = useShipFilter()
  const folded = activeFilters(search, shipName).filter(({ key }) => isFolded(key))
  return (
    <div>
      <div className={styles.section}>
        <SeatFilter value={search.seats} onChange={(seats) => onChange({ seats })} />
      </div>
      <div className={styles.section}>
        <ActivityFilter value={search.activity} onChange={(activity) => onChange({ activity })} />
      </div>
      <div className={styles.section}>
        <LanguageFilter value={search.languages} onChange={(languages) => onChange({ languages })} />
        <HoursFilter value={search.fitsHours === true} onChange={(fitsHours) => onChange({ fitsHours })} />
      </div>
      <Fold
        flush
        title={m.board_more_filters()}
        hint={
          folded.length > 0 ? (
            <>
              <Badge quiet count={folded.length} label={m.board_filters_active({ count: folded.length })} />{' '}
              {folded.map(({ label }) => label).join(', ')}
            </>
          ) : undefined
        }
      >
        <div className={styles.section}>
          <FieldGroup label={m.board_status()}>
            <SegmentedControl
              block
              name="status"
              options={[
                { value: 'open', label: m.board_status_open() },
                { value: 'all', label: m.board_status_all() },
              ]}
              value={search.status ?? 'open'}
              onChange={(status) => onChange({ status: status === 'all' ? 'all' : undefined })}
            />
          </FieldGroup>
        </div>
        <div className={styles.section}>
          <Checkbox
            name="atOnce"
            value="true"
            checked={search.atOnce === true}
            onChange={({ currentTarget }) => onChange({ atOnce: currentTarget.checked || undefined })}
          >
            {m.boarding_takes_you()}
          </Checkbox>
        </div>
        <div className={classNames(styles.section, styles.pair)}>
          <TimezoneFilter zone={search.timezone} hoursApart={search.hoursApart} onChange={onChange} />
        </div>
        <div className={classNames(styles.section, styles.pair)}>
          <ServerFilter region={search.region} version={search.gameVersion} onChange={onChange} />
          <SystemFilter value={search.system} onChange={(system) => onChange({ system })} />
        </div>
        <div className={classNames(styles.section, styles.pair)}>
          <ChoiceFilter
            name="shipSize"
            label={m.board_ship()}
            any={m.board_ship_any()}
            values={shipSizes}
            labelOf={shipSizeLabel}
            value={search.shipSize}
            onChange={(shipSize) => onChange({ shipSize })}
          />
          {shipField}
        </div>
        <div className={classNames(styles.section, styles.pair)}>
          <ChoiceFilter
            name="experience"
            label={m.board_experience()}
            any={m.board_experience_any()}
            values={experienceLevels}
            labelOf={experienceLabel}
            value={search.experience}
            onChange={(experience) => onChange({ experience })}
          />
          <SizeFilter value={search.maxCrewSize} onChange={(maxCrewSize) => onChange({ maxCrewSize })} />
        </div>
      </Fold>
    </div>
  )
}
