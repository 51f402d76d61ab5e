import type { Language } from '#contract/wire/languages.ts'
import styles from './Flag.module.css'
import { flagDrawings } from './flag-drawings.tsx'

/** Decoration before the code of a language, never instead of it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className={styles.flag} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
      {flagDrawings[language]}
    </svg>
  )
}
