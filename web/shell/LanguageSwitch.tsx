import { locales } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { switchLanguage, useLocale } from '#web/i18n/language.ts'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'

/** With `wide` it shows the names of the languages instead of their codes. */
export function LanguageSwitch({ wide = false }: { wide?: boolean }) {
  const locale = useLocale()
  const options = locales.map((value) => ({ value, label: wide ? languageName(value) : value.toUpperCase() }))
  return (
    <SegmentedControl
      label={m.shell_language()}
      size={wide ? 'md' : 'sm'}
      options={options}
      value={locale}
      onChange={switchLanguage}
    />
  )
}
