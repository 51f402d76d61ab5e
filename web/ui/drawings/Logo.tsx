import styles from './Logo.module.css'
import { LogoMark } from './LogoMark.tsx'

/** The mark with the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      CrewBeacon
    </span>
  )
}
