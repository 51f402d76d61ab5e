import { useEffect, useState } from 'react'
import { isTemplateName } from '#contract/roles/names.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { currentLocale } from '#web/i18n/language.ts'

type Templates = typeof import('#contract/roles/templates.ts')

interface Description {
  readonly text: string
  /** Undefined for the language of the interface. */
  readonly lang: string | undefined
}

/**
 * Shows the description of a template in the reader's language. The texts are loaded once the page is shown: most readers
 * have the language of the leader.
 */
export const useRoleDescriptions = (
  roles: readonly CrewRole[],
  postLang: string,
): ((description: string) => Description) => {
  const [loaded, setLoaded] = useState<Templates>()
  const hasTemplates = roles.some(
    ({ roleName, roleDescription }) => roleDescription && isTemplateName(roleName),
  )
  useEffect(() => {
    if (!hasTemplates) return
    // Without a network the text stays as the leader wrote it.
    import('#contract/roles/templates.ts').then(setLoaded, () => undefined)
  }, [hasTemplates])
  return (description) =>
    loaded?.isTemplateDescription(description)
      ? { text: loaded.localRoleDescription(description, currentLocale()), lang: undefined }
      : { text: description, lang: postLang }
}
