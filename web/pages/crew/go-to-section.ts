/** Buttons that lead to another section of the page: it is brought into view and gets the focus. */
export const sectionIds = {
  roleApplications: 'role-applications',
  suggestions: 'players-who-fit',
  discussion: 'crew-talk',
} as const

const goTo = (id: string) => () => {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

export const goToRoleApplications = goTo(sectionIds.roleApplications)
export const goToSuggestions = goTo(sectionIds.suggestions)
export const goToDiscussion = goTo(sectionIds.discussion)
