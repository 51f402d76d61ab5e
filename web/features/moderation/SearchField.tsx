import { Search } from 'lucide-react'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

interface Props {
  /** Says what is searched, in the field itself too unless there is another placeholder. */
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (search: string) => void
  className?: string | undefined
}

const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

/** Searches when the moderator stops typing, or immediately by Enter. */
export function SearchField({ label, placeholder = label, value, onChange, className }: Props) {
  const search = useDebouncedValue(value, (typed) => onChange(typed.trim()), { ms: 500, isSame })
  return (
    <TextInput
      type="search"
      size="sm"
      className={className}
      icon={<Search size={16} />}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={moderationLimits.search}
      value={search.value}
      onChange={(event) => search.change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.changeNow(search.value)
      }}
    />
  )
}
