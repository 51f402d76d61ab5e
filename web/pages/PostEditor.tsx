import type { ComponentProps } from 'react'
import { CrewEditor } from '#web/features/crews/editor/CrewEditor.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { roleGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { RoleManager } from '#web/features/roles/RoleManager.tsx'

type Props<Output> = Omit<ComponentProps<typeof CrewEditor<Output>>, 'roles'>

/** The form for a post together with its role manager, for new posts and for changes. */
export function PostEditor<Output>(props: Props<Output>) {
  return (
    <CrewEditor
      {...props}
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
