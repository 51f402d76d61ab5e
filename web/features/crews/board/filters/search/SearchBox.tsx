import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { crewLimits } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { isBehindDialog, searchBoxId } from '#web/features/crews/board/filters/clear-filters.ts'
import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { useEarlyInput } from '#web/forms/use-early-input.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Kbd } from '#web/ui/marks/Kbd.tsx'
import styles from './SearchBox.module.css'

const debounceMs = 500
const focusKey = '/'

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))

/** A trailing space is not searched for, but must stay while the next word is typed. */
const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

type Props = { value: string; onChange: (search: string) => void }

/** Searches when the player stops typing. `/` moves the focus here from anywhere, Escape clears the search. */
export function SearchBox({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const search = useDebouncedValue(value, (typed) => onChange(typed.trim()), { ms: debounceMs, isSame })
  useEarlyInput(input, search.value, search.change)

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== focusKey || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isBehindDialog()) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const clear = () => {
    search.changeNow('')
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && search.value !== '') clear()
    if (event.key === 'Enter') search.changeNow(search.value)
  }
  return (
    <search className={styles.search}>
      <TextInput
        ref={input}
        id={searchBoxId}
        type="search"
        name="search"
        size="lg"
        className={styles.box}
        icon={<Search size={18} />}
        aria-label={m.board_search()}
        aria-keyshortcuts={focusKey}
        placeholder={m.board_search_placeholder()}
        autoComplete="off"
        maxLength={crewLimits.searchLength}
        value={search.value}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={handleKey}
        end={
          search.value === '' ? (
            <span className={styles.key} aria-hidden>
              <Kbd>{focusKey}</Kbd>
            </span>
          ) : (
            <IconButton size="sm" label={m.board_search_clear()} onClick={clear}>
              <X size={14} aria-hidden />
            </IconButton>
          )
        }
      />
    </search>
  )
}
