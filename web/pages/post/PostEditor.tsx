import type { ComponentProps } from 'react'
import { m } from '#texts'
import { CrewEditor } from '#web/features/crews/editor/CrewEditor.tsx'
import { roleGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { OwnShips } from '#web/features/fleet/OwnShips.tsx'
import { ShipButtons } from '#web/features/fleet/search/ShipButtons.tsx'
import { RoleManager } from '#web/features/roles/RoleManager.tsx'
import { rolesOfShip } from '#web/features/roles/ship-roles.ts'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { PendingBlocks } from '#web/shell/PendingBlocks.tsx'

type Props<Output> = Omit<
  ComponentProps<typeof CrewEditor<Output>>,
  'roles' | 'ownShips' | 'shipPicker' | 'rolesOfShip'
>

/** The form for a post together with its ship picker and role manager, for new posts and for changes. */
export function PostEditor<Output>(props: Props<Output>) {
  const { isLoading, isFetched } = useOwnFleet(props.leader.id)
  // The fleet stands above everything else: nothing must move when it arrives. A failed one is fetched again below.
  if (isLoading && !isFetched) return <PendingBlocks />
  return (
    <CrewEditor
      {...props}
      ownShips={(slot) => <OwnShips userId={props.leader.id} {...slot} />}
      shipPicker={(slot) => <ShipButtons label={m.fleet_choice_all()} {...slot} />}
      rolesOfShip={rolesOfShip}
      roles={(slot) => (
        <RoleManager
          {...slot}
          glyph={({ roleName, roleCategory }) => {
            const Glyph = roleGlyph(roleName, roleCategory)
            return <Glyph size={18} />
          }}
        />
      )}
    />
  )
}
