import { Globe, MapPin, MessageCircle, Rocket } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { languagesOf, locationText } from '#web/features/crews/crew-facts.ts'
import { experienceLabel, serverNames } from '#web/features/crews/crew-texts.ts'
import { languageName } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'

/** Where, with which ship, on which server, in which languages, for which players: as a row of chips. */
export function DetailFacts({ crew }: { crew: CrewDetails }) {
  const place = locationText(crew)
  return (
    <>
      {place ? (
        <Chip icon={<MapPin aria-hidden />}>
          <span lang={crew.primaryLanguage} dir="auto">
            {place}
          </span>
        </Chip>
      ) : null}
      {crew.shipName ? <Chip icon={<Rocket aria-hidden />}>{crew.shipName}</Chip> : null}
      {serverNames(crew).map((server) => (
        <Chip key={server} icon={<Globe aria-hidden />}>
          {server}
        </Chip>
      ))}
      {languagesOf(crew).map((language) => (
        <Chip key={language}>{languageName(language)}</Chip>
      ))}
      {crew.experienceLevel ? <Chip>{experienceLabel(crew.experienceLevel)}</Chip> : null}
      {crew.discordLink ? <Chip icon={<MessageCircle aria-hidden />}>{m.crew_page_discord()}</Chip> : null}
    </>
  )
}
