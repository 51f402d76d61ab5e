import type { NoticeGroup } from '#contract/notices/list.ts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { LogoMark } from '#web/ui/drawings/LogoMark.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './NoticeFace.module.css'

/** The player that a notice is about, else the activity of its crew, else the site. */
export function NoticeFace({ player, activity }: Pick<NoticeGroup, 'player' | 'activity'>) {
  if (player) return <Avatar name={player.displayName} src={player.profileImage} size={36} />
  if (activity) return <ActivityTile activity={activity} className={styles.face} />
  return (
    <span className={styles.face}>
      <LogoMark size={20} />
    </span>
  )
}
