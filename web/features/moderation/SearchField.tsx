import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { moderationLimits } from '#contract/moderation-fields.ts'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useDebouncedValue } from '#web/ui/fields/use-debounced-value.ts'

const debounceMs = 500
const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

interface Props {
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (search: string) => void
  className?: string | undefined
}

/** Searches when the typing pauses. Enter searches at once, Escape clears. */
export function SearchField({ label, placeholder = label, value, onChange, className }: Props) {
  const search = useDebouncedValue(value, (typed) => onChange(typed.trim()), { ms: debounceMs, isSame })
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && search.value !== '') search.changeNow('')
    if (key === 'Enter') search.changeNow(search.value)
  }
  return (
    <TextInput
      type="search"
      className={className}
      icon={<Search size={16} />}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={moderationLimits.search}
      value={search.value}
      onChange={(event) => search.change(event.target.value)}
      onKeyDown={handleKey}
    />
  )
}
