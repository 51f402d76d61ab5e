import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './UserButton.module.css'

type Props = ComponentProps<'button'> & { user: SessionUser }

export function UserButton({ user, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={m.shell_user_menu({ name: user.starCitizenHandle })}
    >
      <Avatar name={user.starCitizenHandle} src={user.profileImage} />
      <span className={styles.name} dir="auto">
        {user.starCitizenHandle}
      </span>
      <ChevronDown size={14} aria-hidden />
    </button>
  )
}
