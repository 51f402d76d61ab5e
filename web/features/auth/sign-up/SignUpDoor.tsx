import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import styles from './SignUpDoor.module.css'

/** Below the form to sign in: the other door, for newcomers. */
export function SignUpDoor({ redirect }: { redirect: string | undefined }) {
  return (
    <Link to={paths.register} search={{ redirect }} className={styles.door}>
      <b className={styles.title}>{m.auth_login_sign_up()}</b>
      <span className={styles.hint}>{m.auth_login_new_here()}</span>
      <ChevronRight size={16} aria-hidden className={styles.icon} />
    </Link>
  )
}
