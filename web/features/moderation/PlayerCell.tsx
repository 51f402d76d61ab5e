import { Link } from '@tanstack/react-router'
import { isDeleted, playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './PlayerCell.module.css'

interface Props {
  /** Null once the account is deleted: there is no profile to link to. */
  id: number | null
  name: string
  image: string | null
}

export function PlayerCell({ id, name, image }: Props) {
  const shown = playerName(name)
  return (
    <span className={styles.cell}>
      <Avatar name={shown} src={image} />
      {id === null || isDeleted(name) ? (
        <span className={styles.name} dir="auto">
          {shown}
        </span>
      ) : (
        <Link className={styles.name} to={paths.profile} params={{ userId: String(id) }} dir="auto">
          {shown}
        </Link>
      )}
    </span>
  )
}
