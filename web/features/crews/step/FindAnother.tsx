import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { activities } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Leads to crews like this one, where there is nothing left to do here. */
export function FindAnother({ crew }: { crew: Pick<CrewDetails, 'activity'> }) {
  const activity = activities.find((each) => each === crew.activity)
  return (
    <Button asChild size="lg" block>
      <Link to={paths.search} search={{ activity }}>
        <Search aria-hidden />
        {m.next_step_find_another()}
      </Link>
    </Button>
  )
}
