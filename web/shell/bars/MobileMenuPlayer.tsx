import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './MobileMenu.module.css'

export function MobileMenuPlayer({ user }: { user: SessionUser }) {
  const zone = zoneOrBrowserZone(user.timezone)
  return (
    <div className={styles.player}>
      <Avatar name={user.starCitizenHandle} src={user.profileImage} size={36} />
      <div>
        <div className={styles.handle} dir="auto">
          {user.starCitizenHandle}
        </div>
        <div className={styles.zone}>
          {m.shell_zone_and_time({ zone, time: formatTime(new Date(), zone) })}
        </div>
      </div>
    </div>
  )
}
