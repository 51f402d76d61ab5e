import type { ComponentProps } from 'react'
import { CrewEditor } from '#web/features/crews/editor/CrewEditor.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { roleGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { RoleManager } from '#web/features/roles/RoleManager.tsx'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'

type Props<Output> = Omit<ComponentProps<typeof CrewEditor<Output>>, 'zoneSelect' | 'roles'>

/** The form for a post with its role manager, for the new and for the edited one. */
export function PostEditor<Output>(props: Props<Output>) {
  return (
    <CrewEditor
      {...props}
      zoneSelect={TimezoneSelect}
      roles={(slot) => (
        <RoleManager
          {...slot}
          glyph={({ roleName, roleCategory }) => {
            const Glyph = roleGlyph(roleName, roleCategory)
            return <Glyph size={18} />
          }}
          seats={(role) => <RoleSeats role={role} />}
        />
      )}
    />
  )
}
