import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { paths } from '#web/paths.ts'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import styles from './LeaderOrganisation.module.css'

/** The organisation of the leader, if they name one, with a link to its crews. */
export function LeaderOrganisation({ crew }: { crew: Pick<CrewSummary, 'authorOrganisation'> }) {
  const { authorOrganisation: name } = crew
  if (!name) return null
  return (
    <OrganisationTag className={styles.organisation}>
      <Link to={paths.search} search={{ search: name }} dir="auto">
        {name}
      </Link>
    </OrganisationTag>
  )
}
