/** Buttons that lead to another section of the page: it is brought into view and gets the focus. */
import { useNavigate } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { paths } from '#web/paths.ts'
import { type CrewView, crewView } from './crew-search.ts'

export const sectionIds = {
  applications: 'applications',
  suggestions: 'players-who-fit',
  debrief: 'debrief',
  rating: 'rating',
  discussion: 'crew-talk',
  ships: 'ships-aboard',
} as const

const goTo = (id: string): void => {
  const section = document.getElementById(id)
  section?.closest('details')?.setAttribute('open', '')
  section?.scrollIntoView({ block: 'start' })
  const target = section?.matches('[tabindex="-1"]')
    ? section
    : section?.querySelector<HTMLElement>('[tabindex="-1"], summary')
  target?.focus({ preventScroll: true })
}

/** For those who lead, the section may be in the other view. */
export const useGoToSection = (crew: CrewDetails) => {
  const navigate = useNavigate({ from: paths.crew })
  return async (section: keyof typeof sectionIds, view: CrewView): Promise<void> => {
    if (crewView(crew, {})) {
      const search = view === 'lead' ? {} : { view }
      // The state knows the way back to the board.
      await navigate({ search, state: true, replace: true, resetScroll: false })
    }
    goTo(sectionIds[section])
  }
}
