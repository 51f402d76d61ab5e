import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { experienceLabels } from './role-texts.ts'

/** What a role requires: "Intermediate · Undersuit, comms". `lang` is the language the post is written in. */
export function RoleNeeds({ role, lang }: { role: CrewRole; lang: string }) {
  const { requiredExperience, requiredEquipment } = role
  return (
    <>
      {requiredExperience ? experienceLabels[requiredExperience]() : m.roles_any_experience()}
      {requiredEquipment ? (
        <>
          {' · '}
          <span lang={lang} dir="auto">
            {requiredEquipment}
          </span>
        </>
      ) : null}
    </>
  )
}
