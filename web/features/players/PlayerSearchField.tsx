import { Search } from 'lucide-react'
import { useId } from 'react'
import { playerListLimits } from '#contract/players/limits.ts'
import { m } from '#texts'
import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './PlayerSearchField.module.css'
import { isSearchable } from './players-search.ts'

interface Props {
  value: string
  onChange: (search: string) => void
}

const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

/** Searches when the player stops typing, or immediately by Enter. */
export function PlayerSearchField({ value, onChange }: Props) {
  const search = useDebouncedValue(value, (typed) => onChange(typed.trim()), { ms: 300, isSame })
  const hintId = useId()
  const isShort = search.value.trim() !== '' && !isSearchable(search.value)
  return (
    <div>
      <TextInput
        type="search"
        aria-describedby={hintId}
        icon={<Search size={16} />}
        aria-label={m.players_search()}
        placeholder={m.players_search_example()}
        autoComplete="off"
        maxLength={playerListLimits.searchMax}
        value={search.value}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // In a dialog, Enter would send the form.
          event.preventDefault()
          search.changeNow(search.value)
        }}
      />
      <p id={hintId} className={styles.hint} aria-live="polite">
        {isShort ? m.players_search_short({ count: playerListLimits.searchMin }) : null}
      </p>
    </div>
  )
}
