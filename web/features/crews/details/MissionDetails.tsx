import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { StatusChip } from '#web/features/crews/card/StatusChip.tsx'
import { formatMinutes, formatReward, formatStart } from '#web/features/crews/crew-formats.ts'
import { experienceLabel, hullSizeLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import { DiscordButton } from '#web/features/crews/sharing/DiscordButton.tsx'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { languageName } from '#web/i18n/format.ts'
import { isPaid } from '#web/i18n/role-labels.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Flag } from '#web/ui/languages/Flag.tsx'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { DetailFacts } from './DetailFacts.tsx'
import styles from './MissionDetails.module.css'

const rewardText = ({ rewardUec, roles }: CrewDetails): string => {
  if (rewardUec !== null) return formatReward(rewardUec)
  return roles.some(isPaid) ? m.crews_pay_by_role() : m.crew_page_no_reward()
}

/** The ship, as a link to all crews for it, with its size; only the size if the post names no ship. */
const shipEntry = ({ shipId, shipName, shipSize }: CrewDetails) => {
  if (!shipName)
    return [m.crews_ship_size(), shipSize ? shipSizeLabel(shipSize) : m.crews_ship_any()] as const
  const size = shipSize && hullSizeLabel(shipSize)
  const link = shipId !== null && (
    <TextLink asChild touch>
      <Link to={paths.search} search={{ ship: shipId }}>
        {shipName}
      </Link>
    </TextLink>
  )
  // One element: the parts of a value have a gap between them, which a comma must not have before it.
  const value = (
    <span>
      {link || shipName}
      {size ? (
        <>
          , <span className={styles.size}>{size}</span>
        </>
      ) : null}
    </span>
  )
  return [m.crew_page_ship_name(), value] as const
}

/** Every fact of the mission, behind a line with those that most decide by. */
export function MissionDetails({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const spoken = useUser()?.preferredLanguages ?? []
  const location = (name: string) =>
    name ? (
      <span lang={crew.primaryLanguage} dir="auto">
        {name}
      </span>
    ) : (
      m.crew_page_not_specified()
    )
  const languages = crew.requiredLanguages.map((code) => (
    <span key={code} className={styles.language}>
      <Flag language={code} />
      <LanguageCode code={code} name={languageName(code)} match={spoken.includes(code)} />
      <span lang={code}>{languageName(code)}</span>
    </span>
  ))
  const entries = [
    [m.crew_page_crew_size(), m.crew_page_of({ current: crew.currentCrewSize, max: crew.maxCrewSize })],
    [m.crews_start(), formatStart(crew.scheduledTime, zone)],
    [
      m.crews_duration(),
      crew.estimatedDuration ? formatMinutes(crew.estimatedDuration) : m.crew_page_not_specified(),
    ],
    [m.crews_location(), location(crew.location)],
    shipEntry(crew),
    [m.crew_page_reward(), rewardText(crew)],
    [
      m.crews_experience(),
      <Chip key="chip">
        {crew.experienceLevel ? experienceLabel(crew.experienceLevel) : m.crews_experience_any()}
      </Chip>,
    ],
    [m.crews_languages(), languages.length > 0 ? languages : m.crew_page_any_language()],
    [
      m.crews_timezone(),
      <Chip key="chip" tone="line" wraps>
        {zoneCity(crew.timezone)}
      </Chip>,
    ],
    [m.crew_page_status(), <StatusChip key="chip" status={crew.displayStatus} />],
    [m.crews_start_location(), location(crew.startLocation)],
    [m.crews_end_location(), location(crew.endLocation)],
    ...(crew.region ? [[m.crews_region(), m.crews_region_name({ region: crew.region })] as const] : []),
    ...(crew.gameVersion === 'live'
      ? []
      : [[m.crews_game_version(), m.crews_game_version_name({ version: crew.gameVersion })] as const]),
  ] as const
  return (
    <Fold title={m.crew_page_details()} facts={<DetailFacts crew={crew} />} flush>
      {crew.discordLink ? (
        <div className={styles.discord}>
          <DiscordButton link={crew.discordLink} />
        </div>
      ) : null}
      <dl className={styles.list}>
        {entries.map(([name, value]) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
