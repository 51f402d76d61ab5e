/** Buttons that lead to another section of the page: it is brought into view and gets the focus. */
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import type { CrewView } from './crew-search.ts'

export const sectionIds = {
  applications: 'applications',
  suggestions: 'players-who-fit',
  debrief: 'debrief',
  discussion: 'crew-talk',
} as const

const goTo = (id: string): void => {
  const section = document.getElementById(id)
  section?.closest('details')?.setAttribute('open', '')
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

export const goToDiscussion = (): void => goTo(sectionIds.discussion)

/** For those who lead: the section may be in the other view. */
export const useGoToSection = () => {
  const navigate = useNavigate({ from: paths.crew })
  return async (section: keyof typeof sectionIds, view: CrewView): Promise<void> => {
    await navigate({ search: view === 'lead' ? {} : { view }, replace: true, resetScroll: false })
    goTo(sectionIds[section])
  }
}
