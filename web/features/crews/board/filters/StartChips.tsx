import type { StartWindow } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { countText } from '#web/features/crews/board/board-count.ts'
import { windowsQuery } from '#web/features/crews/board/board-query.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { useWindowCounts } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { startWindowLabel } from './filter-texts.ts'
import styles from './StartChips.module.css'

const offered = ['next_hour', 'today', 'tomorrow', 'this_week'] as const satisfies readonly StartWindow[]

const shortLabel = (window: StartWindow): string =>
  window === 'next_hour' ? m.board_start_next_hour_short() : startWindowLabel(window)

type Props = { search: BoardSearch; onChange: ChangeSearch; paused: boolean }

/** The usual windows of start times with the number of crews in each. Pressing the chosen one again clears it. */
export function StartChips({ search, onChange, paused }: Props) {
  const zone = useViewerZone()
  const { data, isPlaceholderData, isPaused } = useWindowCounts(windowsQuery(search, zone), { paused })
  // Offline those of this search do not come.
  const counts = isPaused && isPlaceholderData ? undefined : data
  return (
    <fieldset
      className={styles.chips}
      aria-label={m.board_start()}
      aria-busy={counts !== undefined && isPlaceholderData}
    >
      {offered.map((window) => {
        const isChosen = search.startTime === window
        const count = counts?.[window]
        return (
          <button
            key={window}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            onClick={() => onChange({ startTime: isChosen ? undefined : window })}
          >
            <span>{shortLabel(window)}</span>{' '}
            <span className={styles.count} aria-hidden={count === undefined}>
              {count === undefined ? '–' : countText(count)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
