import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { CalendarButton } from '#web/features/crews/sharing/CalendarButton.tsx'
import { DiscordButton } from '#web/features/crews/sharing/DiscordButton.tsx'
import { countdownOf } from '#web/features/crews/time/countdown.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { fullDate } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { cityAndOffset } from '#web/features/crews/time/zone-texts.ts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './BoardingPass.module.css'

interface Props {
  crew: CrewDetails
  onOpenChat: () => void
  /** Before everything else. */
  children?: ReactNode
}

/** For a member: their seat, when it starts on their clock, and how to be there. */
export function BoardingPass({ crew, onOpenChat, children }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const start = missionTime(crew)?.start
  const left = countdownOf(crew, now, zone).text
  const role = crew.roles.find(({ id }) => id === crew.viewer?.roleId)?.roleName
  const hasCoLeader = crew.members.some(({ isCoLeader }) => isCoLeader)
  const leaders = new Intl.ListFormat(currentLocale()).format(
    crew.members
      .filter(({ userRole, isCoLeader }) => userRole === 'leader' || isCoLeader)
      .map(({ displayName }) => playerName(displayName)),
  )
  return (
    <div className={styles.pass}>
      {children}
      <h3 className={styles.title}>{m.crew_page_welcome()}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{m.applications_seat()}</dt>
          <dd dir="auto" lang={role ? roleNameLang(role, crew.primaryLanguage) : undefined}>
            {role ? roleNameText(role) : m.crews_any_seat()}
          </dd>
        </div>
        {hasCoLeader ? (
          <div>
            <dt>{m.leading_led_by()}</dt>
            <dd>{leaders}</dd>
          </div>
        ) : null}
        <div>
          <dt>{m.crews_start()}</dt>
          <dd>
            {start ? (
              <>
                <time dateTime={start.toISOString()}>
                  {formatTime(start, zone)}, {fullDate(start, now, zone)}
                </time>
                <span className={styles.soft}>
                  {[cityAndOffset(start, zone), left].filter(Boolean).join(' · ')}
                </span>
              </>
            ) : (
              m.crews_no_start()
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        {crew.scheduledTime ? <CalendarButton crewId={crew.id} /> : null}
        {crew.discordLink ? <DiscordButton link={crew.discordLink} /> : null}
        <Button size="sm" onClick={onOpenChat}>
          <MessagesSquare aria-hidden />
          {m.crew_page_chat()}
        </Button>
      </div>
    </div>
  )
}
