import { CalendarPlus, ExternalLink, MessageCircle, MessagesSquare } from 'lucide-react'
import { getCrewCalendar } from '#contract/calendars/calendars.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { urlOf } from '#web/api/call.ts'
import { countdownOf } from '#web/features/crews/time/countdown.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { fullDate } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { cityAndOffset } from '#web/features/crews/time/zone-texts.ts'
import { formatTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/language.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PlayerLink } from '#web/ui/display/PlayerLink.tsx'
import styles from './BoardingPass.module.css'

interface Props {
  crew: CrewDetails
  onOpenChat: () => void
}

/** For a member: their seat, when it starts on their clock, and how to be there. */
export function BoardingPass({ crew, onOpenChat }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const locale = useLocale()
  const start = missionTime(crew)?.start
  const left = countdownOf(crew, now, zone).text
  const role = crew.roles.find(({ id }) => id === crew.viewer?.roleId)?.roleName
  return (
    <div className={styles.pass}>
      <h3 className={styles.title}>{m.crew_page_welcome()}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{m.applications_seat()}</dt>
          <dd dir="auto" lang={role ? roleNameLang(role, crew.primaryLanguage) : undefined}>
            {role ? roleNameText(role) : m.crews_any_seat()}
          </dd>
        </div>
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
        {crew.scheduledTime ? (
          <Button asChild size="sm">
            <a href={urlOf(getCrewCalendar.path, { params: { id: crew.id }, query: { locale } })} download>
              <CalendarPlus aria-hidden />
              {m.calendars_add()}
            </a>
          </Button>
        ) : null}
        {crew.discordLink ? (
          <Button asChild size="sm">
            <PlayerLink href={crew.discordLink}>
              <MessageCircle aria-hidden />
              {m.crew_page_discord()}
              <ExternalLink size={12} aria-hidden />
            </PlayerLink>
          </Button>
        ) : null}
        <Button size="sm" onClick={onOpenChat}>
          <MessagesSquare aria-hidden />
          {m.crew_page_chat()}
        </Button>
      </div>
    </div>
  )
}
