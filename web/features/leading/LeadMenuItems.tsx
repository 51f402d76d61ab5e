import { Crown, EllipsisVertical, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { use } from 'react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { useNameCoLeader } from './leading.queries.ts'

const importDialog = async () => (await import('./HandOverDialog.tsx')).HandOverDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
  member: CrewMember
}

/** The menu behind LeadMenu, loaded when its button is first pressed. */
export function LeadMenuItems({ crew, member }: Props) {
  const toast = useToast()
  const { mutateAsync: nameCoLeader, isPending } = useNameCoLeader(crew.id)
  const openDialog = useHostedDialog(importDialog)
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const name = member.displayName
  const change = async (userId: number | null, doneText: string) => {
    try {
      await nameCoLeader(userId)
      toast.show({ title: doneText })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.leading_failed())))
    }
  }
  return (
    <Menu
      defaultOpen
      trigger={
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          square
          aria-label={m.leading_menu({ name })}
          pending={isPending}
        >
          <EllipsisVertical aria-hidden />
        </Button>
      }
    >
      {member.isCoLeader ? (
        <MenuItem
          icon={<UserRoundMinus aria-hidden />}
          onSelect={() => change(null, m.leading_ended({ name }))}
        >
          {m.leading_end()}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<UserRoundPlus aria-hidden />}
          onSelect={() => change(member.id, m.leading_made({ name }))}
        >
          {m.leading_make()}
        </MenuItem>
      )}
      {crew.viewer?.can.handOver ? (
        <MenuItem icon={<Crown aria-hidden />} onSelect={() => openDialog({ crew, member })}>
          {m.leading_hand_over()}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
