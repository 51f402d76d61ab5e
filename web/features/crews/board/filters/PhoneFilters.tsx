import { SlidersHorizontal } from 'lucide-react'
import { m } from '#texts'
import { type BoardSearch, countFilters } from '#web/features/crews/board/board-search.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { useUser } from '#web/session/session.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { filtersId } from './FilterPanel.tsx'
import styles from './PhoneFilters.module.css'

/** On small screens: what is looked for, in one line of buttons that open the filters. */
export function PhoneFilters({ search }: { search: BoardSearch }) {
  const user = useUser()
  const { seats = [], activity, languages = [], fitsHours } = search
  const count = countFilters(search)
  const buttons = [
    { key: 'seats', label: m.board_phone_seat(), chosen: seats.map(seatKindLabel).join(', ') },
    { key: 'activity', label: m.board_activity(), chosen: activity && activityLabel(activity) },
    { key: 'languages', label: m.board_phone_language(), chosen: languages.join(', ').toUpperCase() },
    ...(user
      ? [{ key: 'hours', label: m.board_phone_hours(), chosen: fitsHours && m.board_phone_hours() }]
      : []),
  ]
  return (
    <div className={styles.row}>
      <div className={styles.filters}>
        {buttons.map(({ key, label, chosen }) => (
          <button
            key={key}
            type="button"
            className={styles.button}
            data-chosen={chosen ? key : undefined}
            popoverTarget={filtersId}
            popoverTargetAction="show"
          >
            {chosen || label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={classNames(styles.button, styles.all)}
        popoverTarget={filtersId}
        popoverTargetAction="show"
      >
        <span className="sr-only">{m.board_filters()}</span>
        {count > 0 ? (
          <Badge quiet count={count} label={m.board_filters_active({ count })} />
        ) : (
          <SlidersHorizontal size={16} aria-hidden />
        )}
      </button>
    </div>
  )
}
