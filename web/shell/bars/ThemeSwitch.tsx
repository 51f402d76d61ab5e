import { Monitor, Moon, Sun } from 'lucide-react'
import { themes } from '#contract/wire/themes.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { switchTheme, useTheme } from './theme.ts'

const looks = {
  system: { Icon: Monitor, name: m.shell_theme_system },
  dark: { Icon: Moon, name: m.shell_theme_dark },
  light: { Icon: Sun, name: m.shell_theme_light },
}

/** A button that cycles through system, dark and light. With `wide` it also shows the name of the theme. */
export function ThemeSwitch({ wide = false }: { wide?: boolean }) {
  const theme = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const { Icon, name } = looks[theme]
  const label = m.shell_theme_switch({ current: name(), next: looks[next].name() })
  return (
    <Button variant="ghost" square={!wide} aria-label={label} title={label} onClick={() => switchTheme(next)}>
      <Icon size={18} aria-hidden />
      {wide ? name() : null}
    </Button>
  )
}
