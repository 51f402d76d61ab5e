import { type Locale, locales } from '#contract/locales/locales.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { switchLanguage, useLocale } from '#web/i18n/language.ts'
import { useUser } from '#web/session/session.ts'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** Of the page, and of a player's mails. With `wide` it shows the names of the languages instead of their codes. */
export function LanguageSwitch({ wide = false }: { wide?: boolean }) {
  const locale = useLocale()
  const user = useUser()
  const toast = useToast()
  const options = locales.map((value) => ({ value, label: wide ? languageName(value) : value.toUpperCase() }))
  const choose = async (language: Locale) => {
    switchLanguage(language)
    if (user) await (await import('./save-language.ts')).saveLanguage(language, toast)
  }
  return (
    <SegmentedControl
      label={m.shell_language()}
      size={wide ? 'md' : 'sm'}
      options={options}
      value={locale}
      onChange={choose}
    />
  )
}
