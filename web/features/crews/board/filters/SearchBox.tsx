import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { crewLimits } from '#contract/crew-fields.ts'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Kbd } from '#web/ui/display/Kbd.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './SearchBox.module.css'
import { isBehindDialog, searchBoxId } from './search-focus.ts'
import { useDraft } from './use-draft.ts'

const debounceMs = 500
const focusKey = '/'

const typedInto = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto))

/** The blanks around words count for nothing, but between two words one is typed before the next. */
const isSame = (typed: string, applied: string): boolean => typed.trim() === applied

type Props = { value: string; onChange: (words: string) => void }

/** Searches when the typing pauses. `/` leads here from anywhere, Escape empties it. */
export function SearchBox({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const words = useDraft(value, (typed) => onChange(typed.trim()), { ms: debounceMs, isSame })

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
    words.changeNow('')
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && words.value !== '') clear()
    if (event.key === 'Enter') words.changeNow(words.value)
  }
  return (
    <search className={styles.search}>
      <TextInput
        ref={input}
        id={searchBoxId}
        type="search"
        size="lg"
        className={styles.box}
        icon={<Search size={18} />}
        aria-label={m.board_search()}
        aria-keyshortcuts={focusKey}
        placeholder={m.board_search_placeholder()}
        autoComplete="off"
        maxLength={crewLimits.searchLength}
        value={words.value}
        onChange={(event) => words.change(event.target.value)}
        onKeyDown={handleKey}
        end={
          words.value === '' ? (
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
