import { useState } from 'react'
import { type Language, languages } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './LanguageFilter.module.css'

type Props = {
  value: readonly Language[] | undefined
  onChange: (languages: Language[] | undefined) => void
}

const shownWhenClosed = 3

export function LanguageFilter({ value = [], onChange }: Props) {
  const [open, setOpen] = useState(false)
  const shown = languages.filter((code, index) => open || index < shownWhenClosed || value.includes(code))
  const hidden = languages.length - shown.length
  const toggle = (language: Language, chosen: boolean) => {
    const next = languages.filter((code) => (code === language ? chosen : value.includes(code)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <FieldGroup label={m.board_languages()}>
      <div>
        {shown.map((code) => (
          <Checkbox
            key={code}
            name="languages"
            value={code}
            checked={value.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          >
            <span lang={code}>{languageName(code)}</span>
          </Checkbox>
        ))}
        {open || hidden > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            className={styles.more}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? m.board_fewer_languages() : m.board_more_languages({ count: hidden })}
          </Button>
        ) : null}
      </div>
    </FieldGroup>
  )
}
