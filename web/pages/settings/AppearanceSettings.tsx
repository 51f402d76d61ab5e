import { Monitor, Moon, Sun } from 'lucide-react'
import { m } from '#texts'
import { LanguageSwitch } from '#web/shell/bars/LanguageSwitch.tsx'
import { switchTheme, useTheme } from '#web/shell/bars/theme.ts'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import styles from './AppearanceSettings.module.css'

/** The language of the interface, which mails and notices follow, and the theme of this browser. */
export function AppearanceSettings() {
  const theme = useTheme()
  const themes = [
    { value: 'system', label: m.shell_theme_system(), icon: <Monitor size={16} aria-hidden /> },
    { value: 'dark', label: m.shell_theme_dark(), icon: <Moon size={16} aria-hidden /> },
    { value: 'light', label: m.shell_theme_light(), icon: <Sun size={16} aria-hidden /> },
  ] as const
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden>
          {m.shell_language()}
        </span>
        <LanguageSwitch wide />
      </div>
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden>
          {m.account_theme()}
        </span>
        <SegmentedControl label={m.account_theme()} options={themes} value={theme} onChange={switchTheme} />
      </div>
    </div>
  )
}
