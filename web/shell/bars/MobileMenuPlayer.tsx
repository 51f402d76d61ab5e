import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { formatTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './MobileMenu.module.css'

export function MobileMenuPlayer({ user }: { user: SessionUser }) {
  const now = useNow()
  const zone = zoneOrBrowserZone(user.timezone)
  return (
    <div className={styles.player}>
      <Avatar name={user.starCitizenHandle} src={user.profileImage} size={36} />
      <div>
        <div className={styles.handle} dir="auto">
          {user.starCitizenHandle}
        </div>
        <div className={styles.zone}>
          {m.shell_zone_and_time({ zone: zoneCity(zone), time: formatTime(now, zone) })}
        </div>
      </div>
    </div>
  )
}
