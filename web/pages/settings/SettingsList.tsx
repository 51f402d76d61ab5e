import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'
import styles from './SettingsList.module.css'
import { settingsPages } from './settings-pages.ts'
import { useSettingStates } from './use-setting-states.ts'

/** The pages of the settings; each says how things stand. `beside`: on wide screens they are next to it. */
export function SettingsList({ beside = false }: { beside?: boolean }) {
  const states = useSettingStates()
  const { data: methods } = useSignInMethods()
  const hasServers = site().discordAppUrl !== null && Boolean(methods?.discord)
  const pages = settingsPages.filter(({ id }) => id !== 'discord' || hasServers)
  return (
    <nav aria-label={m.settings_title()}>
      <ul className={styles.list} data-beside={beside || undefined}>
        {pages.map(({ id, to, name, about, Icon }) => (
          <li key={id}>
            <Link to={to} className={styles.row}>
              <Icon size={18} className={styles.icon} aria-hidden />
              <span className={styles.text}>
                <b className={styles.name}>{name()}</b>
                <span className={styles.state}>{states[id] ?? about()}</span>
              </span>
              <ChevronRight size={16} className={styles.end} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
