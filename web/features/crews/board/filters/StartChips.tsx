import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { startWindows } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { countText } from '#web/features/crews/board/board-count.ts'
import { windowsQuery } from '#web/features/crews/board/board-query.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { useWindowCounts } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Radio } from './fields/Radio.tsx'
import { startWindowLabel } from './filter-texts.ts'
import styles from './StartChips.module.css'

const startsId = 'starts'

type Props = { search: BoardSearch; onChange: ChangeSearch; paused: boolean }

/** The windows of start times with the number of crews in each. Choosing the chosen one again clears it. */
export function StartChips({ search, onChange, paused }: Props) {
  const zone = useViewerZone()
  const chips = useRef<HTMLFieldSetElement>(null)
  const { data, isPlaceholderData, isPaused } = useWindowCounts(windowsQuery(search, zone), { paused })
  // Offline those of this search do not come.
  const counts = isPaused && isPlaceholderData ? undefined : data
  return (
    <fieldset
      ref={chips}
      id={startsId}
      // On a phone its own small sheet, see StartButton.
      popover="auto"
      className={styles.chips}
      aria-busy={counts !== undefined && isPlaceholderData}
    >
      <legend className="sr-only">{m.board_start()}</legend>
      {startWindows.map((window) => {
        const count = counts?.[window]
        return (
          <Radio
            key={window}
            className={styles.chip}
            name="startTime"
            value={window}
            chosen={search.startTime}
            onChange={(startTime) => {
              onChange({ startTime })
              chips.current?.hidePopover()
            }}
          >
            <span>{startWindowLabel(window)}</span>{' '}
            <span className={styles.count} aria-hidden={count === undefined}>
              {count === undefined ? '–' : countText(count)}
            </span>
          </Radio>
        )
      })}
    </fieldset>
  )
}

/** On small screens: says which start is chosen, and opens the others. */
export function StartButton({ search }: { search: BoardSearch }) {
  return (
    <button
      type="button"
      className={styles.open}
      data-chosen={search.startTime && ''}
      popoverTarget={startsId}
    >
      {search.startTime ? startWindowLabel(search.startTime) : m.board_start_any()}
      <ChevronDown size={14} aria-hidden />
    </button>
  )
}
