import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { CalendarButton } from '#web/features/crews/sharing/CalendarButton.tsx'
import { DiscordButton } from '#web/features/crews/sharing/DiscordButton.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { payText, roleNameLang } from '#web/i18n/role-labels.ts'
import { useUser } from '#web/session/session.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { roleTextOf } from './step-lines.ts'
import styles from './YouCard.module.css'

/** For a member: their seat, the others aboard, and how to be there. */
export function YouCard({ crew }: { crew: CrewDetails }) {
  const user = useUser()
  const own = crew.members.find(({ id }) => id === user?.id)
  const role = crew.roles.find(({ id }) => id === crew.viewer?.roleId)
  const leaders = crew.members.filter(({ userRole, isCoLeader }) => userRole === 'leader' || isCoLeader)
  const names = new Intl.ListFormat(currentLocale()).format(
    leaders.map(({ displayName }) => playerName(displayName)),
  )
  const over = isOver(crew)
  const ledBy = `${m.leading_led_by()} ${names}`
  return (
    <div>
      <div className={styles.seat}>
        <span className={styles.face}>
          <Avatar name={own?.displayName ?? ''} src={own?.profileImage} size={36} />
        </span>
        <div>
          <h2 className={styles.title}>{over ? m.roles_your_seat() : m.crew_page_you_fly()}</h2>
          <b
            className={styles.role}
            dir="auto"
            lang={role ? roleNameLang(role.roleName, crew.primaryLanguage) : undefined}
          >
            {roleTextOf(crew, role?.id)}
          </b>
          <div className={styles.soft}>{role ? `${payText(role)} · ${ledBy}` : ledBy}</div>
        </div>
      </div>
      {over ? null : (
        <div className={styles.quick}>
          {crew.scheduledTime && crew.missionStatus === 'open' ? <CalendarButton crewId={crew.id} /> : null}
          {crew.discordLink ? <DiscordButton link={crew.discordLink} /> : null}
        </div>
      )}
    </div>
  )
}
