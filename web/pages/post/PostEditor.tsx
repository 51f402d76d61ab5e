import type { ComponentProps } from 'react'
import { CrewEditor } from '#web/features/crews/editor/CrewEditor.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { roleGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { ShipChoice } from '#web/features/fleet/ShipChoice.tsx'
import { RoleManager } from '#web/features/roles/RoleManager.tsx'
import { rolesOfShip } from '#web/features/roles/ship-roles.ts'

type Props<Output> = Omit<ComponentProps<typeof CrewEditor<Output>>, 'roles' | 'shipPicker' | 'rolesOfShip'>

/** The form for a post together with its ship picker and role manager, for new posts and for changes. */
export function PostEditor<Output>(props: Props<Output>) {
  return (
    <CrewEditor
      {...props}
      shipPicker={(slot) => <ShipChoice userId={props.leader.id} {...slot} />}
      rolesOfShip={rolesOfShip}
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
