import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import styles from './SettingsPart.module.css'

/** One page of the settings; on the phone with the way back to their list. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <>
      <Link to={paths.settings} className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {m.settings_title()}
      </Link>
      <PageTitle>{title}</PageTitle>
      <div className={styles.sections}>{children}</div>
    </>
  )
}
