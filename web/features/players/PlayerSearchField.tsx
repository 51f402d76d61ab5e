import { Search } from 'lucide-react'
import { playerListLimits } from '#contract/players/limits.ts'
import { m } from '#texts'
import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

interface Props {
  value: string
  onChange: (search: string) => void
}

const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

/** Searches when the player stops typing, or at once by Enter. */
export function PlayerSearchField({ value, onChange }: Props) {
  const search = useDebouncedValue(value, (typed) => onChange(typed.trim()), { ms: 300, isSame })
  return (
    <TextInput
      type="search"
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
  )
}
